import sharp from 'sharp';
import type { Blobs } from '../kernel/files/blobs.js';
import { PhotoEncoder } from './photo-encoder.js';
import { storePhoto } from './photos.js';

const blobs: Blobs = {
  put: async () => undefined,
  get: async () => undefined,
  has: async () => false,
  remove: async () => undefined,
};
const log = { warn: () => undefined };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#9B2226' } });
let photo: Buffer;
let encoder: PhotoEncoder;
const store = (bytes: Buffer) => storePhoto(blobs, bytes, { encode: encoder.encode });

beforeAll(async () => {
  photo = await picture(640, 400).jpeg().toBuffer();
});
afterEach(() => encoder.onApplicationShutdown());

test('a photo is encoded in a process of its own, which is kept for the next', async () => {
  encoder = new PhotoEncoder(log);
  expect(await store(photo)).toMatchObject({ width: 640, height: 400 });
  const { pids } = encoder;
  expect(pids).toHaveLength(1);
  await store(photo);
  expect(encoder.pids).toEqual(pids);
});

test('a photo that takes more memory than there is for one is too large, and the next is stored', async () => {
  encoder = new PhotoEncoder(log, { memory: 220_000_000 });
  const heavy = await picture(8_000, 4_000).png({ progressive: true, compressionLevel: 9 }).toBuffer();
  await expect(store(heavy)).rejects.toMatchObject({ kind: 'too-large', code: 'PHOTO_TOO_LARGE' });
  expect(await store(photo)).toMatchObject({ width: 640 });
});

test('a photo that takes longer than it may is refused, and so is one whose process dies', async () => {
  const module = new URL('./photo-encoder.fixtures.ts', import.meta.url);
  encoder = new PhotoEncoder(log, { module, time: 1_000 });
  await expect(store(photo)).rejects.toMatchObject({ kind: 'invalid', code: 'NOT_A_PHOTO' });
  await expect(store(await picture(9, 9).png().toBuffer())).rejects.toMatchObject({ code: 'NOT_A_PHOTO' });
  expect(await store(await picture(9, 9).webp().toBuffer())).toMatchObject({ width: 9 });
});

test('while the process ends, a photo is to be sent again', async () => {
  encoder = new PhotoEncoder(log);
  const under = store(photo);
  encoder.onApplicationShutdown();
  await expect(under).rejects.toMatchObject({ kind: 'unavailable', code: 'TOO_BUSY' });
});

test('AVIF may have half the pixels of other formats', async () => {
  encoder = new PhotoEncoder(log);
  const avif = await picture(5_000, 4_001).avif({ effort: 0 }).toBuffer();
  await expect(store(avif)).rejects.toMatchObject({ code: 'PHOTO_TOO_LARGE' });
});
