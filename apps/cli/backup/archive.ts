import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { decryptFile, encryptFile, isEncrypted, WrongSecret } from './encrypted-file.js';

/** One file in a backup; it is small enough to be in memory whole. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** How to read a backup: with the installation's secret, or as an older version wrote it, which does not prove who wrote it. */
export type Reading = { readonly secret: string } | 'unprotected';

/** Write these entries as an encrypted .tar.gz; the file gets its name once it is complete and on the disk.
 *  out  how many bytes the file has */
export async function writeArchive(
  file: string,
  secret: string,
  entries: AsyncIterable<Entry>,
): Promise<number> {
  const unfinished = `${file}.part`;
  const tar = pack();
  const add = ({ name, bytes }: Entry) =>
    new Promise<void>((resolve, reject) =>
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())),
    );
  const fill = async () => {
    for await (const entry of entries) await add(entry);
    tar.finalize();
  };
  try {
    const disk = createWriteStream(unfinished, { mode: 0o600 });
    const written = pipeline(tar, createGzip({ level: 1 }), encryptFile(secret), disk);
    await Promise.all([written, fill().catch((error: Error) => tar.destroy(error))]);
    const handle = await open(unfinished, 'r');
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The entries of a backup, in order. Every entry returned was written with this secret. Only the end shows
 *  whether all are there, so read the backup once before you use its entries.
 *  errors  WrongSecret; Error when the file is cut off or was changed */
export async function* readArchive(file: string, reading: Reading): AsyncGenerator<Entry> {
  try {
    if (reading === 'unprotected') return yield* withDigest(entriesOf(file));
    yield* entriesOf(file, reading.secret);
  } catch (cause) {
    if (cause instanceof WrongSecret) throw cause;
    throw new Error(`${file} is not a whole backup (${(cause as Error).message}).`, { cause });
  }
}

/** Whether a backup is encrypted; an older version wrote a .tar.gz that anybody could change.
 *  errors  Error when it is neither */
export async function isProtected(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const beginning = buffer.subarray(0, bytesRead);
    if (isEncrypted(beginning)) return true;
    if (beginning.subarray(0, 2).equals(gzip)) return false;
    throw new Error(`${file} is not a whole backup (it does not begin like one).`);
  } finally {
    await handle.close();
  }
}

const gzip = Buffer.from([0x1f, 0x8b]);

async function* entriesOf(file: string, secret?: string): AsyncGenerator<Entry> {
  const tar = extract();
  const disk = createReadStream(file);
  const read =
    secret === undefined
      ? pipeline(disk, createGunzip(), tar)
      : pipeline(disk, decryptFile(secret), createGunzip(), tar);
  read.catch((error: Error) => tar.destroy(error)); // also awaited below
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
  await read;
}

/** The last entry of an older backup has a digest of the others. */
async function* withDigest(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const digest = createHash('sha256');
  let said: string | undefined;
  for await (const entry of entries) {
    if (entry.name === 'sha256') {
      said = entry.bytes.toString();
      continue;
    }
    digest.update(`${entry.name}\n${entry.bytes.length}\n`).update(entry.bytes);
    yield entry;
  }
  if (said !== digest.digest('hex')) throw new Error('its digest is not that of its entries');
}
