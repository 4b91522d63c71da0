import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Blobs } from './blobs.js';
import { encryptedBlobs } from './encrypted-blobs.js';
import { readPicture } from './read-picture.js';

const kept = new Map<string, Buffer>();
const blobs: Blobs = {
  put: async (name, bytes) => void kept.set(name, bytes),
  get: async (name) => kept.get(name),
  has: async (name) => kept.has(name),
  remove: async (name) => void kept.delete(name),
};
const said: unknown[] = [];
const log = { error: (line: unknown) => void said.push(line) };
const white = { create: { width: 9, height: 7, channels: 3, background: 'white' } } as const;
let webp: Buffer;

beforeAll(async () => {
  webp = await sharp(white).webp().toBuffer();
});
beforeEach(() => {
  said.length = 0;
});

test('a whole picture is read, and a name without one has none', async () => {
  await blobs.put('photo', webp);
  expect(await readPicture(blobs, 'photo', log)).toEqual(webp);
  expect(await readPicture(blobs, 'nothing', log)).toBeUndefined();
  expect(said).toEqual([]);
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', () => webp.subarray(0, -10)],
  ['overwritten', () => Buffer.alloc(webp.length)],
])('a picture that is %s is none, and the log says so', async (_, bytes) => {
  await blobs.put('photo', bytes());
  expect(await readPicture(blobs, 'photo', log)).toBeUndefined();
  expect(said).toEqual([expect.objectContaining({ blob: 'photo' })]);
});

test.each([
  ['was changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
  ['is empty', () => Buffer.alloc(0)],
])('a picture whose encrypted file %s is none, and the log says so', async (_, damaged) => {
  const encrypted = encryptedBlobs(blobs, randomBytes(32));
  await encrypted.put('photo', webp);
  expect(await readPicture(encrypted, 'photo', log)).toEqual(webp);
  kept.set('photo', damaged(kept.get('photo') ?? Buffer.alloc(0)));
  expect(await readPicture(encrypted, 'photo', log)).toBeUndefined();
  expect(said).toHaveLength(1);
});

test('a disk that does not answer is an error', async () => {
  const away = { get: () => Promise.reject(Object.assign(new Error('I/O'), { code: 'EIO' })) };
  await expect(readPicture(away, 'photo', log)).rejects.toThrow('I/O');
});
