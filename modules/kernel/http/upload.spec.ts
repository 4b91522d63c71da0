import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request as plainRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Response as Answer } from 'express';
import { bytesOf, type Content, sizeOf } from '../files/content.js';
import { openUploadFolder, readUpload, scopeOfUpload, uploadOf } from './upload.js';

/** Files that were read while their calls are unanswered, by sender. */
const underWork: { readonly who: string; readonly file: Content; answer(): void }[] = [];
let server: Server;
let folder: string;
const hungUp = Promise.withResolvers<void>();
let changed = Promise.withResolvers<void>();

beforeAll(async () => {
  folder = await openUploadFolder(await mkdtemp(join(tmpdir(), 'uploads-')));
  const app = express();
  app.use(scopeOfUpload);
  app.post('/:who', async (request, response) => {
    const { who } = request.params;
    response.once('close', () => {
      if (!response.writableFinished) hungUp.resolve();
    });
    await readUpload(request, response, { key: who, folder }).catch((error) => refused(error, response));
    if (response.closed || response.headersSent) return;
    underWork.push({
      who,
      file: uploadOf(request),
      answer: () => response.send(`${sizeOf(uploadOf(request))}`),
    });
    changed.resolve();
    changed = Promise.withResolvers();
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  return rm(folder, { recursive: true });
});

function refused(error: { status?: number }, response: Answer): void {
  if (!response.closed) response.status(error.status ?? 500).end();
}

const send = (who: string, signal?: AbortSignal, own: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${who}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: Buffer.alloc(1_000, 3),
    ...(signal && { signal }),
    ...own,
  });

/** The next file of a sender that is to be read. */
async function nextOf(who: string) {
  for (;;) {
    const at = underWork.findIndex((one) => one.who === who);
    if (at >= 0) return underWork.splice(at, 1)[0] as (typeof underWork)[number];
    await changed.promise;
  }
}

test('the next file of a member is read after the answer to the one before; others do not wait, and who hung up is left out', async () => {
  const first = send('ana');
  const work = await nextOf('ana');
  const hangsUp = new AbortController();
  const dropped = send('ana', hangsUp.signal).catch(() => 'dropped');
  const second = send('ana');
  const other = send('bob');
  (await nextOf('bob')).answer();
  expect(await (await other).text()).toBe('1000');
  expect(underWork).toEqual([]);
  hangsUp.abort();
  expect(await dropped).toBe('dropped');
  await hungUp.promise;
  work.answer();
  expect((await first).status).toBe(200);
  (await nextOf('ana')).answer();
  expect((await second).status).toBe(200);
  expect(underWork).toEqual([]);
});

test('a file is on disk, for nobody else, until its call is answered', async () => {
  const answer = send('cleo');
  const work = await nextOf('cleo');
  expect(Buffer.isBuffer(work.file)).toBe(false);
  expect(await bytesOf(work.file)).toEqual(Buffer.alloc(1_000, 3));
  expect(await readdir(folder)).toHaveLength(1);
  const { mode } = await stat(join(folder, (await readdir(folder))[0] as string));
  expect(mode & 0o777).toBe(0o600);
  work.answer();
  expect((await answer).status).toBe(200);
  await empty();
});

test.each([
  ['more than 15 MB', 413, { body: Buffer.alloc(15 * 1_024 * 1_024 + 1) }],
  ['what is packed', 415, { headers: { 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' } }],
])('%s is refused with %i, and leaves nothing', async (_, status, own) => {
  expect((await send('dora', undefined, own)).status).toBe(status);
  await empty();
});

test('of another type there is no file', async () => {
  const answer = send('eve', undefined, { headers: { 'Content-Type': 'text/html' } });
  (await nextOf('eve')).answer();
  expect(await (await answer).text()).toBe('0');
});

test('a file that is cut off leaves nothing', async () => {
  const { port } = server.address() as AddressInfo;
  const cut = plainRequest({ port, host: '127.0.0.1', path: '/fay', method: 'POST', headers });
  cut.on('error', () => undefined);
  cut.write(Buffer.alloc(50_000));
  while ((await readdir(folder)).length === 0) await soon();
  cut.destroy();
  await empty();
});

test('what a process left that was killed goes with the next start; what another one works on stays', async () => {
  const left = await mkdtemp(join(tmpdir(), 'uploads-'));
  await Promise.all(['old', 'new'].map((name) => writeFile(join(left, name), 'x')));
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  await utimes(join(left, 'old'), twoHoursAgo, twoHoursAgo);
  await openUploadFolder(left);
  expect(await readdir(left)).toEqual(['new']);
  await rm(left, { recursive: true });
});

const headers = { 'Content-Type': 'image/png', 'Content-Length': 100_000 };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Resolves once no file is left. */
async function empty(): Promise<void> {
  while ((await readdir(folder)).length > 0) await soon();
}
