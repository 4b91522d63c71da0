import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readUpload, scopeOfUpload, uploadOf } from './upload.js';

/** Files that were read and are not answered yet, by who sent them. */
const underWork: { readonly who: string; answer(): void }[] = [];
let server: Server;
const hungUp = Promise.withResolvers<void>();
let changed = Promise.withResolvers<void>();

beforeAll(async () => {
  const app = express();
  app.use(scopeOfUpload);
  app.post('/:who', async (request, response) => {
    const { who } = request.params;
    response.once('close', () => {
      if (!response.writableFinished) hungUp.resolve();
    });
    await readUpload(request, response, who).catch(() => undefined);
    if (response.closed) return;
    underWork.push({ who, answer: () => response.send(`${uploadOf(request).length}`) });
    changed.resolve();
    changed = Promise.withResolvers();
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const send = (who: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${who}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: Buffer.alloc(1_000),
    ...(signal && { signal }),
  });

/** The next file of somebody to be read. */
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
