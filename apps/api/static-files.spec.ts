import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { staticFiles } from './static-files.js';

const script = 'export const parts = 12;';
const forever = 'public, max-age=31536000, immutable';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smc-static-'));
  await mkdir(join(folder, 'assets'));
  await write('index.html', '<!doctype html>');
  await write('sw.js', script);
  await write('favicon.svg', '<svg/>');
  await write('assets/page-1.js', script);
  await write('assets/page-1.js.br', brotliCompressSync(script));
  await write('assets/page-1.js.gz', gzipSync(script));
  await write('assets/small-1.css', 'a{}');
  await write('assets/face-1.woff2', 'font');
  const app = express().use(staticFiles(folder));
  app.use((_request, response) => void response.status(404).send('passed on'));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('to a browser that reads "%s" a script goes out as %s', async (accepted, encoding) => {
  const { headers, body } = await get('/assets/page-1.js?v=1', accepted);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('cache-control')).toBe(forever);
  expect(body).toBe(script);
});

test('each form of a file has an ETag of its own, and an unchanged one is not sent again', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const tag = (await get('/assets/page-1.js', encoding)).headers.get('etag') ?? '';
      expect((await get('/assets/page-1.js', encoding, { 'If-None-Match': tag })).status).toBe(304);
      return tag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('a file without a compressed form goes out as it is', async () => {
  const style = await get('/assets/small-1.css', 'br');
  expect([style.status, style.body, style.headers.get('content-encoding')]).toEqual([200, 'a{}', null]);
  expect(style.headers.get('vary')).toBe('Accept-Encoding');
  const face = await get('/assets/face-1.woff2', 'br');
  expect([face.headers.get('cache-control'), face.headers.get('vary')]).toEqual([forever, null]);
});

test.each([undefined, 'br', 'gzip'])(
  'a drawing says how its text is written, compressed by %s or not',
  async (how) => {
    const { headers } = await get('/favicon.svg', how);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  },
);

test('a public file is cached for an hour, the service worker is not', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/about', '/assets', '/api/photos/1/card', '/nothing.js'])(
  '%s is passed on',
  async (path) => {
    expect((await get(path)).body).toBe('passed on');
  },
);

test.each([
  ['/assets/gone.js', 404],
  ['/assets/..%2f..%2fpackage.json', 403],
])('%s is refused', async (path, refusal) => {
  const { status, body } = await get(path);
  expect(status).toBe(refusal);
  expect(body).not.toBe('passed on');
});

const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

async function get(path: string, accepted = 'br', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Accept-Encoding': accepted, ...headers },
    cache: 'force-cache', // without it fetch adds `Cache-Control: no-cache` to a request with an ETag
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}
