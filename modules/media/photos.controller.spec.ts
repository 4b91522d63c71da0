import { mkdtemp, rm } from 'node:fs/promises';
import { get as plainGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { BLOBS, CONTENTS, LOG, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { ContentRef } from '../kernel/content/content.js';
import { systemClock } from '../kernel/decider/clock.js';
import { openBlobFolder } from '../kernel/files/blob-folder.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { filePolicy } from '../kernel/http/file-policy.js';
import { Guard } from '../kernel/http/guard.js';
import { ProblemFilter } from '../kernel/http/problem.filter.js';
import { work } from './encode-photo.js';
import { signedPhotos } from './photo-addresses.shared.js';
import { photoBlob } from './photo-blobs.shared.js';
import { publicPhoto } from './photos.contract.js';
import { PhotosController } from './photos.controller.js';
import { storePhoto } from './photos.js';
import { PUBLIC_PHOTOS } from './photos.ports.js';

const secret = 'a secret of tests';
/** The photos of public listings. */
const shown: Record<string, readonly string[]> = {};

let app: INestApplication;
let folder: string;
let blobs: Blobs;
let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  blobs = openBlobFolder(folder);
  const module = await Test.createTestingModule({
    controllers: [PhotosController],
    providers: [
      { provide: BLOBS, useValue: blobs },
      { provide: MASTER_SECRET, useValue: secret },
      { provide: LOG, useValue: pino({ level: 'silent' }) },
      {
        provide: CONTENTS,
        useValue: { publicPhotosOf: async ({ kind, id }: ContentRef) => shown[`${kind} ${id}`] ?? [] },
      },
      { provide: PUBLIC_PHOTOS, useValue: async (id: string) => shown[id] ?? [] },
    ],
  }).compile();
  app = module.createNestApplication({ logger: false });
  app.useGlobalGuards(
    new Guard({
      authenticate: async () => undefined,
      refuseSuspended: () => undefined,
      requireCapability: async () => undefined,
      requireRecentAuth: async () => undefined,
      requireAppCheck: async () => undefined,
      processors: { waitForPosition: async () => true },
      clock: systemClock,
      secret: 'a secret of the tests',
      publicUrl: 'http://swap.example',
      uploadFolder: tmpdir(),
    }),
  );
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  get = (path) => fetch(`http://127.0.0.1:${port}${path}`);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a photo of a public listing is served as our own WebP, cacheable for five minutes and never executable', async () => {
  const photo = await stored('#2F5D46');
  shown.bus = [photo.id];
  const answer = await get(publicPhoto('bus', photo).card);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe(filePolicy);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 });
  expect(await statusFor(answer.url, { 'If-None-Match': answer.headers.get('etag') ?? '' })).toBe(304);
});

test('a photo that no public listing shows is served at a signed address only, and kept by no shared cache', async () => {
  const photo = await stored('#9B2226');
  shown.truck = ['another'];
  const { card } = signedPhotos(secret, systemClock)(photo);
  const answer = await get(card);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
  const { page } = signedPhotos('another secret', systemClock)(photo);
  const past = signedPhotos(secret, { now: () => '2026-05-01T12:00:00.000Z' })(photo);
  const places = ['truck', 'unknown'].map((id) => publicPhoto(id, photo).card);
  for (const path of [
    ...places,
    card.replace('/card', '/zoom'),
    `/api/photos/${photo.id}/card`,
    page,
    past.card,
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test.each([
  `/api/photos/${'0'.repeat(32)}/card`,
  `/api/photos/${'0'.repeat(32)}/huge`,
  '/api/photos/..%2f..%2fsecret.key/card',
  '/api/photos/constructor/constructor',
])('%s is PHOTO_NOT_FOUND', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
});

test.each([
  ['empty', 'e', ''],
  ['damaged', 'd', 'RIFF and nothing more'],
])('a stored picture that is %s is PHOTO_NOT_FOUND', async (_, letter, bytes) => {
  const id = letter.repeat(32);
  await blobs.put(photoBlob(id, 'card'), Buffer.from(bytes));
  shown[letter] = [id];
  const photo = { id, width: 900, height: 675 };
  for (const { card } of [publicPhoto(letter, photo), signedPhotos(secret, systemClock)(photo)]) {
    const answer = await get(card);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'PHOTO_NOT_FOUND' }]);
  }
});

async function stored(background: string) {
  const upload = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return storePhoto(blobs, await upload.png().toBuffer(), { encode: work });
}

/** A conditional request like a browser's: fetch of Node adds a `no-cache` of its own. */
function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    plainGet(url, { headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
}
