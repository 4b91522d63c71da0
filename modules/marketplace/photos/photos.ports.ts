import type { Blobs } from '../../kernel/files/blobs.js';
import { definePort } from '../../kernel/manifest/port.js';
import { type PhotoSize, photoSizes } from './photos.contract.js';

export { photoView } from './photos.contract.js';

/** The photo pipeline, for pictures of persons and photos of things. Answered by the marketplace module under PHOTOS. */
export interface Photos {
  /** Check, re-encode and store a picture for this owner alone.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  store(
    bytes: Buffer,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Check, re-encode and store a photo of a thing for this owner; whoever knows its address sees it.
   *  errors  those of `store` */
  add(
    bytes: Buffer,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Remove a picture that nobody shows any more. */
  remove(id: string): Promise<void>;
  /** One size of a picture, as WebP; undefined when it does not exist. */
  read(id: string, size: 'card' | 'page'): Promise<Buffer | undefined>;
}

export const PHOTOS = definePort<Photos>('Photos');

/** The blob name of a size of a photo. */
export const photoBlob = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`;

/** The blob name of a size of a member's picture: apart from photos, which everybody may request. */
export const pictureBlob = (id: string, size: PhotoSize): string =>
  isOwned(id) ? `pictures/${id}/${size}.webp` : photoBlob(id, size);

/** Whether a photo belongs to one owner, so that nobody else can show it. Photos without an owner are stored once for everybody who shows them. */
export const isOwned = (id: string): boolean => id.length === ownedDigits;

/** Hexadecimal digits of the id of a photo that has an owner. */
export const ownedDigits = 40;

/** Remove all sizes of a photo. */
export async function removePhotoSizes(blobs: Blobs, id: string, blobOf = photoBlob): Promise<void> {
  for (const size of photoSizes) await blobs.remove(blobOf(id, size));
}
