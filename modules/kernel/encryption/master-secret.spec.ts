import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterSecret } from './master-secret.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smc-secret-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('the secret is made once, readable by its owner only, and stays the same', async () => {
  const made = await masterSecret(dir, undefined);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(dir, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await masterSecret(dir, undefined)).toBe(made);
  expect(await readdir(dir)).toEqual(['secret.key']);
});

test('a given secret is used, and nothing is written', async () => {
  expect(await masterSecret(dir, 'given by the operator')).toBe('given by the operator');
  expect(await readdir(dir)).toEqual([]);
});

test('several first starts at the same moment agree on one secret', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => masterSecret(dir, undefined)));
  expect(new Set(made).size).toBe(1);
});

test('an empty file, as a fault leaves it, is written again', async () => {
  await writeFile(join(dir, 'secret.key'), '');
  const made = await masterSecret(dir, undefined);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await readFile(join(dir, 'secret.key'), 'utf8')).toBe(made);
});
