import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Blobs } from './blobs.js';

/** Blobs in a folder of this machine: `<root>/<two hex digits>/<name>`. A name is one to four parts of small letters, digits, `-`, `_` and `.`,
 *  divided by `/`; names that share their first parts are in one folder.
 *  errors  Error for a name of another form */
export function openBlobFolder(root: string): Blobs {
  return new BlobFolder(root);
}

class BlobFolder implements Blobs {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    if (await exists(path)) return;
    const firstMade = await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeThrough(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolders(dirname(path), firstMade === undefined ? dirname(path) : dirname(firstMade));
  }

  async get(name: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(name)).catch(noneWhenMissing);
  }

  has(name: string): Promise<boolean> {
    return exists(this.#pathOf(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    if (!goodName.test(name) || name.length > longestName) throw new Error(`${name} cannot name a blob`);
    const together = createHash('sha256').update(dirname(name)).digest('hex').slice(0, 2);
    return join(this.#root, together, name);
  }
}

const goodName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*){0,3}$/;
const longestName = 200;

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is durable when its folder is synced, and a new folder when its parent is. */
async function syncFolders(deepest: string, highest: string): Promise<void> {
  await syncFolder(deepest);
  if (deepest !== highest && dirname(deepest) !== deepest) await syncFolders(dirname(deepest), highest);
}

/** Some file systems do not let a folder be opened: there the rename has to suffice. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined); // see above
  await folder?.sync().catch(() => undefined); // see above
  await folder?.close();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function noneWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
