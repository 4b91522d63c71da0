import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptPrevious } from './key-ring.js';

/** The installation's one secret, from which keys are derived: SECRET_KEY, or a random one that the first start writes to
 *  `<dir>/secret.key` (0600). It is durable on the disk before anything is encrypted with it. An empty file, left
 * by a crash, is written again. Without the
 *  secret every encrypted field is lost. */
export async function masterSecret(
  dir: string,
  given: string | undefined,
  previous: readonly string[] = [],
): Promise<string> {
  const secret = given ?? (await keptSecret(dir));
  acceptPrevious(secret, previous);
  return secret;
}

async function keptSecret(dir: string): Promise<string> {
  const file = join(dir, 'secret.key');
  const known = await secretIn(file);
  if (known) return known;
  await mkdir(dir, { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  await writeDurably(fresh, randomBytes(32).toString('base64url'));
  await link(fresh, file).catch(async (error) => {
    if (error.code !== 'EEXIST') throw error;
    if (!(await secretIn(file))) await rename(fresh, file);
  });
  await rm(fresh, { force: true });
  return secretIn(file);
}

async function secretIn(file: string): Promise<string> {
  const held = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return held.trim();
}

async function writeDurably(file: string, words: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(words);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
