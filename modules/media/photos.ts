import { createHash } from 'node:crypto';
import { FairQueue } from '../kernel/async/fair-queue.js';
import { type DomainError, invalid, unreachable } from '../kernel/decider/errors.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { type Content, hashContent, headOf, sizeOf, sourceOf } from '../kernel/files/content.js';
import { currentUploader, uploadsFull } from '../kernel/http/upload.js';
import type { EncodedPhoto } from './encode-photo.js';
import type { Photo } from './photo.schemas.js';
import { ownedDigits, photoBlob } from './photo-blobs.shared.js';
import { damagedPhoto, type EncodePhoto, photoTooLarge } from './photo-encoder.js';
import { formatOf, whyNot } from './photo-formats.js';
import { photoSizes, photoWidths } from './photos.contract.js';

export const maxPhotoBytes = 15_000_000;
export const maxPhotoPixels = 40_000_000;

/** Check a file by its content, not its name, and store it re-encoded: upright, without EXIF or GPS, in three sizes that are never larger than
 *  the upload. The same bytes of the same owner give the same photo and are encoded once.
 *  out     id: of SHA-256, 40 hex digits with an owner, 32 without; width and height: pixels of the upright picture as uploaded
 *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large: over 15 MB or 40 megapixels, 20 as AVIF or with 16 bits a color), TOO_BUSY (unavailable) */
export async function storePhoto(
  blobs: Blobs,
  content: Content,
  { encode, owner, blobOf = photoBlob }: StoreOptions,
): Promise<Photo> {
  if (sizeOf(content) > maxPhotoBytes) throw photoTooLarge();
  const head = await headOf(content, 1_000);
  const format = formatOf(head);
  if (format === undefined) throw notAPhoto(whyNot(head));
  return inTurn(async () => {
    const id = await idOf(content, owner);
    const stored = await Promise.all(photoSizes.map((size) => blobs.has(blobOf(id, size))));
    const photo = await encode({
      file: sourceOf(content),
      format,
      maxPixels: format === 'heif' ? maxDeepPixels : maxPhotoPixels,
      maxDeepPixels,
      sizes: stored.every(Boolean) ? [] : encodedSizes,
    });
    const { width, height, pictures } = encoded(photo, head);
    await Promise.all(
      photoSizes.map((size) => pictures[size] && blobs.put(blobOf(id, size), bufferOf(pictures[size]))),
    );
    return { id, width, height };
  });
}

/** The id of an owner's photo of these bytes. */
export async function idOf(content: Content, owner: string | undefined): Promise<string> {
  const digest = createHash('sha256');
  if (owner !== undefined) digest.update(`${owner}\0`);
  return (await hashContent(digest, content)).digest('hex').slice(0, owner === undefined ? 32 : ownedDigits);
}

interface StoreOptions {
  readonly encode: EncodePhoto;
  /** Its owner, if it must be deleted once the owner no longer shows it. */
  readonly owner?: string;
  readonly blobOf?: typeof photoBlob;
}

/** For pictures with 16 bits a color, and for AVIF, which is decoded as a whole: they need twice the memory. */
const maxDeepPixels = maxPhotoPixels / 2;

const quality = { card: 76, page: 80, zoom: 80 } as const;
const encodedSizes = (['zoom', 'page', 'card'] as const).map((name) => ({
  name,
  width: photoWidths[name],
  quality: quality[name],
}));

/** Members take turns; tools and jobs wait among themselves. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const uploader = currentUploader();
  if (!uploader) return work();
  const leave = await line.enter(uploader.key, uploader.gone);
  return work().finally(leave);
}

/** Two pictures at once, one of each member. Abandoned ones are left out. */
const line = new FairQueue({
  atOnce: 2,
  longest: 64,
  longestOfKey: 32,
  patience: 60_000,
  full: uploadsFull,
});

function encoded(photo: EncodedPhoto, head: Buffer) {
  switch (photo.status) {
    case 'encoded':
      return photo;
    case 'another format':
      throw notAPhoto(whyNot(head));
    case 'too large':
      throw photoTooLarge();
    case 'damaged':
      throw damagedPhoto();
    default:
      return unreachable(photo);
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const notAPhoto = (message: string): DomainError => invalid('NOT_A_PHOTO', { message });
