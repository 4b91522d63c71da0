import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { FairLine } from '../../kernel/async/fair-line.js';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { type DomainError, invalid, tooLarge } from '../../kernel/decider/errors.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { currentUploader, uploadsFull } from '../../kernel/http/upload.js';
import type { Photo } from '../listing/listing.events.js';
import { formatOf, whyNot } from './photo-formats.js';
import { type PhotoSize, photoSizes, photoWidths } from './photos.contract.js';
import { ownedDigits, photoBlob } from './photos.ports.js';

export const mostPhotoBytes = 15_000_000;
export const mostPhotoPixels = 40_000_000;
/** Of pictures with 16 bits a color, which need twice the memory. */
const mostDeepPixels = mostPhotoPixels / 2;

/** Check a file by its content, not its name, and store it re-encoded: upright, without EXIF or GPS, in three sizes that are never larger than
 *  the upload. The same bytes of the same owner give the same photo and are encoded once.
 *  out     id: of SHA-256, 40 hex digits with an owner, 32 without; width and height: pixels of the upright picture as uploaded
 *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large: over 15 MB or 40 megapixels, 20 with 16 bits a color), TOO_BUSY (unavailable) */
export async function storePhoto(
  blobs: Blobs,
  bytes: Buffer,
  { owner, blobOf = photoBlob }: StoreOptions = {},
): Promise<Photo> {
  if (bytes.length > mostPhotoBytes) throw photoTooLarge();
  const format = formatOf(bytes);
  if (format === undefined) throw notAPhoto(whyNot(bytes));
  return inTurn(async () => {
    const measured = await measure(bytes, format);
    const photo = { id: idOf(bytes, owner), ...measured };
    const stored = await Promise.all(photoSizes.map((size) => blobs.has(blobOf(photo.id, size))));
    if (!stored.every(Boolean)) await storeSizes(blobs, bytes, photo, blobOf);
    return photo;
  });
}

/** The id of an owner's photo of these bytes. */
export function idOf(bytes: Buffer, owner: string | undefined): string {
  const digest = createHash('sha256');
  if (owner === undefined) return digest.update(bytes).digest('hex').slice(0, 32);
  return digest.update(`${owner}\0`).update(bytes).digest('hex').slice(0, ownedDigits);
}

interface StoreOptions {
  /** Its owner, if it must be removed once the owner no longer shows it. */
  readonly owner?: string;
  readonly blobOf?: typeof photoBlob;
}

sharp.concurrency(1);
sharp.cache(false);
/** Only these four formats are decoded, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

const input = {
  limitInputPixels: mostPhotoPixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
} as const;
/** Members take turns; tools and jobs wait among themselves. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const uploader = currentUploader();
  if (!uploader) return limited(work);
  const leave = await line.enter(uploader.key, uploader.gone);
  return work().finally(leave);
}

const limited = limitConcurrency(2);

/** Two pictures at once, one of each member: each may need 160 MB. What nobody waits for any more is left out. */
const line = new FairLine({
  atOnce: 2,
  longest: 64,
  longestOfKey: 32,
  patience: 60_000,
  full: uploadsFull,
});
const timeout = { seconds: 10 };
const quality = { card: 76, page: 80, zoom: 80 } as const;

async function measure(bytes: Buffer, format: string): Promise<{ width: number; height: number }> {
  const seen = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!seen || seen.format !== format) throw notAPhoto(whyNot(bytes));
  const most = seen.depth === 'ushort' ? mostDeepPixels : mostPhotoPixels;
  if (seen.width * seen.height > most) throw photoTooLarge();
  return seen.autoOrient;
}

async function storeSizes(
  blobs: Blobs,
  bytes: Buffer,
  { id, width }: Photo,
  blobOf: typeof photoBlob,
): Promise<void> {
  const largest = await encode(sharp(bytes, input), 'zoom');
  const page = width > photoWidths.page ? await encode(sharp(bytes, input), 'page') : largest;
  const card = await encode(sharp(bytes, input), 'card');
  await Promise.all([
    blobs.put(blobOf(id, 'zoom'), largest),
    blobs.put(blobOf(id, 'page'), page),
    blobs.put(blobOf(id, 'card'), card),
  ]);
}

async function encode(picture: Sharp, size: PhotoSize): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({ width: photoWidths[size], withoutEnlargement: true })
    .webp({ quality: quality[size], effort: 2 })
    .timeout(timeout)
    .toBuffer()
    .catch(() => {
      throw notAPhoto(
        'The file is damaged or takes too long to read. Open it on your device, save it again and try that.',
      );
    });
}

function notAPhoto(message: string): DomainError {
  return invalid('NOT_A_PHOTO', { message });
}

function photoTooLarge(): DomainError {
  return tooLarge('PHOTO_TOO_LARGE', {
    message:
      'That photo is too large: at most 15 MB and 40 megapixels (20 with 16 bits a color). Choose a smaller size and try again.',
  });
}
