import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import compression from 'compression';
import express from 'express';
import { build, type InlineConfig } from 'vite';

export interface BarePage {
  readonly url: string;
  close(): Promise<void>;
}

const source = join(import.meta.dirname, 'bare-page');

/** Builds the bare page (`bare-page/`) and serves it: the first listings of the product's home as static HTML, which React hydrates. Its photos
 *  are the product's. */
export async function startBarePage(product: string): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'smc-bare-'));
  const shared: InlineConfig = { root: source, configFile: false, plugins: [react()], logLevel: 'warn' };
  await build({ ...shared, build: { outDir: join(folder, 'web'), emptyOutDir: true } });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: 'server.tsx', outDir: join(folder, 'server'), emptyOutDir: true },
  });
  const page = await htmlOf(folder, product);
  const server = express()
    .use(compression())
    .get('/', (_request, response) => void response.type('html').send(page))
    .use(express.static(join(folder, 'web'), { immutable: true, maxAge: '1y' }))
    .use('/api/photos', photosOf(product))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function htmlOf(folder: string, product: string): Promise<string> {
  const { render } = (await import(pathToFileURL(join(folder, 'server', 'server.js')).href)) as {
    render(listings: unknown): string;
  };
  const answer = await fetch(`${product}/api/listings?sort=newest&limit=24&expand=true`);
  const { listings } = (await answer.json()) as { readonly listings: unknown };
  const shell = await readFile(join(folder, 'web', 'index.html'), 'utf8');
  return shell
    .replace('<div id="root">', () => `<div id="root">${render(listings)}`)
    .replace('id="listings">', () => `id="listings">${JSON.stringify(listings).replaceAll('<', '\\u003c')}`);
}

/** The product's photos, kept in memory after the first request. */
function photosOf(product: string): express.RequestHandler {
  const known = new Map<string, Promise<Blob>>();
  return async ({ originalUrl }, response) => {
    const asked = known.get(originalUrl) ?? fetch(product + originalUrl).then((answer) => answer.blob());
    known.set(originalUrl, asked);
    const photo = await asked;
    response
      .type(photo.type)
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(await photo.arrayBuffer()));
  };
}
