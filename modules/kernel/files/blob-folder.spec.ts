import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBlobFolder } from './blob-folder.js';
import type { Blobs } from './blobs.js';

let root: string;
let blobs: Blobs;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blobs-'));
  blobs = openBlobFolder(root);
});
afterEach(() => rm(root, { recursive: true }));

test('what is put is got, byte for byte', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 0]);
  await blobs.put('photos/0a1b/card.webp', bytes);
  expect(await blobs.get('photos/0a1b/card.webp')).toEqual(bytes);
  expect(await blobs.has('photos/0a1b/card.webp')).toBe(true);
});

test('an unknown name has nothing', async () => {
  expect(await blobs.get('photos/none/card.webp')).toBeUndefined();
  expect(await blobs.has('photos/none/card.webp')).toBe(false);
  await expect(blobs.remove('photos/none/card.webp')).resolves.toBeUndefined();
});

test('the same name again changes nothing, even at the same moment, and leaves no unfinished file', async () => {
  await Promise.all(Array.from({ length: 20 }, () => blobs.put('photos/1/zoom.webp', Buffer.from('first'))));
  await blobs.put('photos/1/zoom.webp', Buffer.from('second'));
  expect(await blobs.get('photos/1/zoom.webp')).toEqual(Buffer.from('first'));
  const files = (await readdir(root, { recursive: true })).filter((path) => path.includes('zoom'));
  expect(files).toHaveLength(1);
});

test('a removed name has nothing', async () => {
  await blobs.put('photos/2/page.webp', Buffer.from('x'));
  await blobs.remove('photos/2/page.webp');
  expect(await blobs.get('photos/2/page.webp')).toBeUndefined();
});

test.each([
  '../x',
  'photos/../../x',
  '/etc/passwd',
  'photos//x',
  '.hidden',
  'a/.b',
  'A',
  'x\0',
  '',
  'a\\b',
  'a/b/c/d/e',
])('a name cannot lead out of the folder: %j', async (name) => {
  await expect(blobs.put(name, Buffer.from('x'))).rejects.toThrow('cannot name a blob');
  await expect(blobs.get(name)).rejects.toThrow('cannot name a blob');
});
