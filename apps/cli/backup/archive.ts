import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** One file in a backup; it is small enough to be in memory whole. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Write these entries as a .tar.gz, with a last one that has the digest of all; the file gets its name when it is whole and on the disk.
 *  out  how many bytes the file has */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<number> {
  const unfinished = `${file}.part`;
  const digest = createHash('sha256');
  const tar = pack();
  const add = ({ name, bytes }: Entry) =>
    new Promise<void>((resolve, reject) =>
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())),
    );
  const fill = async () => {
    for await (const entry of entries) {
      feed(digest, entry);
      await add(entry);
    }
    await add({ name: digestName, bytes: Buffer.from(digest.digest('hex')) });
    tar.finalize();
  };
  try {
    const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(unfinished, { mode: 0o600 }));
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

/** The entries of a backup, in their order, without the digest.
 *  errors  Error when the file is cut off or was changed: at its end, so read it once before its entries are used */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  try {
    const digest = createHash('sha256');
    let said: string | undefined;
    const tar = extract();
    const read = pipeline(createReadStream(file), createGunzip(), tar);
    read.catch(() => undefined); // it is awaited below
    for await (const entry of tar) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      const one = { name: entry.header.name, bytes: Buffer.concat(parts) };
      if (one.name === digestName) said = one.bytes.toString();
      else {
        feed(digest, one);
        yield one;
      }
    }
    await read;
    if (said !== digest.digest('hex')) throw new Error('its digest is not that of its entries');
  } catch (cause) {
    throw new Error(`${file} is not a whole backup (${(cause as Error).message}).`, { cause });
  }
}

const digestName = 'sha256';

const feed = (digest: ReturnType<typeof createHash>, { name, bytes }: Entry) =>
  digest.update(`${name}\n${bytes.length}\n`).update(bytes);
