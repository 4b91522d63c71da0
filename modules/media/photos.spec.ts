import sharp, { type Sharp } from 'sharp';
import type { Blobs } from '../kernel/files/blobs.js';
import type { Content } from '../kernel/files/content.js';
import { work } from './encode-photo.js';
import { photoBlob } from './photo-blobs.shared.js';
import { storePhoto as store } from './photos.js';

const storePhoto = (blobs: Blobs, content: Content) => store(blobs, content, { encode: work });
const width = 640;
const height = 400;

function photo(wide = width, high = height): Sharp {
  return sharp({ create: { width: wide, height: high, channels: 3, background: '#9B2226' } });
}

/** A photo whose every row differs. */
const noise = () =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** Blobs in memory, and the map that holds them. */
function memory() {
  const kept = new Map<string, Buffer>();
  const blobs: Blobs = {
    put: async (name, bytes) => {
      if (!kept.has(name)) kept.set(name, bytes);
    },
    get: async (name) => kept.get(name),
    has: async (name) => kept.has(name),
    remove: async (name) => {
      kept.delete(name);
    },
  };
  return { blobs, kept };
}

const gps = { IFD0: { Make: 'Kodak' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 40/1 0/1' } };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is stored as WebP in three sizes',
  async (format) => {
    const { blobs, kept } = memory();
    const upload = await photo(2400, 1500).toFormat(format).toBuffer();
    const { id, width: wide, height: high } = await storePhoto(blobs, upload);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([wide, high]).toEqual([2400, 1500]);
    for (const [size, expected] of [
      ['card', 480],
      ['page', 1200],
      ['zoom', 2000],
    ] as const) {
      const seen = await sharp(kept.get(photoBlob(id, size))).metadata();
      expect(seen).toMatchObject({ format: 'webp', width: expected });
    }
  },
);

test('a small photo is never enlarged', async () => {
  const { blobs, kept } = memory();
  const { id } = await storePhoto(blobs, await photo(300, 200).jpeg().toBuffer());
  for (const size of ['card', 'page', 'zoom'] as const)
    expect(await sharp(kept.get(photoBlob(id, size))).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('no size contains the place where the photo was taken', async () => {
  const { blobs, kept } = memory();
  const upload = await photo().withExif(gps).jpeg().toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  await storePhoto(blobs, upload);
  expect(kept.size).toBe(3);
  for (const bytes of kept.values()) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Kodak')).toBe(false);
  }
});

test('a photo taken sideways is turned upright', async () => {
  const { blobs, kept } = memory();
  const upload = await photo(640, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await storePhoto(blobs, upload);
  expect(stored).toMatchObject({ width: 400, height: 640 });
  const seen = await sharp(kept.get(photoBlob(stored.id, 'page'))).metadata();
  expect(seen).toMatchObject({ width: 400, height: 640 });
  expect(seen.orientation).toBeUndefined();
});

test.each([
  ['jpeg', {}, 1],
  ['jpeg', {}, 2],
  ['jpeg', {}, 500],
  ['jpeg', {}, 10_000],
  ['jpeg', { progressive: true }, 2],
  ['jpeg', { progressive: true }, 10_000],
  ['png', {}, 2],
  ['png', {}, 60_000],
  ['webp', {}, 1],
  ['webp', {}, 10_000],
  ['webp', { lossless: true }, 500],
] as const)(
  'a %s %j without its last %i bytes is taken as browsers show it',
  async (format, how, missing) => {
    const { blobs, kept } = memory();
    const whole = await noise().toFormat(format, how).toBuffer();
    const { id } = await storePhoto(blobs, whole.subarray(0, -missing));
    expect(await sharp(kept.get(photoBlob(id, 'page'))).metadata()).toMatchObject({ width, height });
  },
);

test.each([
  [900, 16_384, [900, 16_383]],
  [610, 65_500, [153, 16_383]],
  [65_500, 610, [2_000, 19]],
])('a photo of %i × %i pixels is reduced to fit', async (wide, high, [zoomWide, zoomHigh]) => {
  const { blobs, kept } = memory();
  const stored = await storePhoto(blobs, await photo(wide, high).jpeg().toBuffer());
  expect(stored).toMatchObject({ width: wide, height: high });
  const zoom = await sharp(kept.get(photoBlob(stored.id, 'zoom'))).metadata();
  expect(zoom).toMatchObject({ width: zoomWide, height: zoomHigh });
});

test('the same bytes are the same photo, stored once', async () => {
  const { blobs, kept } = memory();
  const upload = await photo().png().toBuffer();
  const photos = await Promise.all([
    storePhoto(blobs, upload),
    storePhoto(blobs, upload),
    storePhoto(blobs, upload),
  ]);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(1);
  expect(kept.size).toBe(3);
});

test('the content counts, not the name: a PNG named .jpg is accepted', async () => {
  const { blobs } = memory();
  await expect(storePhoto(blobs, await photo().png().toBuffer())).resolves.toMatchObject({ width, height });
});

describe('refused as NOT_A_PHOTO, with a helpful sentence:', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const cases: readonly (readonly [string, Buffer, RegExp])[] = [
    ['an SVG', Buffer.from(svg), /SVG drawing/],
    ['an SVG behind spaces', Buffer.from(`\n   ${svg}`), /SVG drawing/],
    ['a HEIC', heic, /HEIC/],
    ['a PDF', Buffer.from('%PDF-1.7 …'), /PDF/],
    ['a text', Buffer.from('hello there, this is no photo'), /JPEG, PNG, WebP or AVIF/],
    ['nothing', Buffer.alloc(0), /empty/],
    ['JPEG magic and then an SVG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]), /./],
    ['a broken WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 nothing'), /./],
  ];
  test.each(cases)('%s', async (_name, bytes, message) => {
    const { blobs, kept } = memory();
    await expect(storePhoto(blobs, bytes)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'NOT_A_PHOTO',
      message: expect.stringMatching(message),
    });
    expect(kept.size).toBe(0);
  });

  test('a GIF', async () => {
    const { blobs } = memory();
    await expect(storePhoto(blobs, await photo().gif().toBuffer())).rejects.toThrow(/GIF/);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half of a %s', async (format) => {
    const { blobs, kept } = memory();
    const whole = await noise().toFormat(format).toBuffer();
    await expect(storePhoto(blobs, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'NOT_A_PHOTO',
    });
    expect(kept.size).toBe(0);
  });

  const rubbish = [Buffer.alloc(50_000), Buffer.alloc(50_000, 0xff), Buffer.from('<p>502</p>'.repeat(90))];
  test.each(['jpeg', 'png'] as const)('a %s that goes on as something else', async (format) => {
    const { blobs, kept } = memory();
    const whole = await noise().toFormat(format).toBuffer();
    for (const rest of rubbish)
      await expect(
        storePhoto(blobs, Buffer.concat([whole.subarray(0, whole.length / 2), rest])),
      ).rejects.toMatchObject({ code: 'NOT_A_PHOTO' });
    expect(kept.size).toBe(0);
  });
});

describe('refused as PHOTO_TOO_LARGE:', () => {
  test('a small file that unpacks to 256 megapixels', async () => {
    const { blobs } = memory();
    const bomb = await photo(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(storePhoto(blobs, bomb)).rejects.toMatchObject({
      kind: 'too-large',
      code: 'PHOTO_TOO_LARGE',
    });
  });

  test('more than 20 megapixels with 16 bits a color', async () => {
    const { blobs } = memory();
    const deep = (high: number) =>
      photo(5_000, high).toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
    await expect(storePhoto(blobs, await deep(4_001))).rejects.toMatchObject({ code: 'PHOTO_TOO_LARGE' });
  });

  test('a file of more than 15 MB', async () => {
    const { blobs } = memory();
    const long = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(15_000_000)]);
    await expect(storePhoto(blobs, long)).rejects.toMatchObject({
      kind: 'too-large',
      code: 'PHOTO_TOO_LARGE',
    });
  });
});
