import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Entry } from './archive.js';

/** A backup as an older version wrote it: a .tar.gz whose last entry is a digest of the others, which needs no key. */
export async function unprotected(entries: readonly Entry[]): Promise<Buffer> {
  const digest = createHash('sha256');
  const tar = pack();
  const bytes = buffer(tar);
  for (const entry of entries) {
    digest.update(`${entry.name}\n${entry.bytes.length}\n`).update(entry.bytes);
    tar.entry({ name: entry.name }, entry.bytes);
  }
  tar.entry({ name: 'sha256' }, digest.digest('hex'));
  tar.finalize();
  return gzipSync(await bytes);
}

export async function collected(entries: AsyncIterable<Entry>): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

export const entry = (name: string, content: unknown): Entry => ({
  name,
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
