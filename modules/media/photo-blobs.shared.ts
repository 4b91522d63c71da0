import type { PhotoFiles } from '../kernel/content/content.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { type PhotoSize, photoSizes } from './photos.contract.js';

/** The blob name of a size of a photo. */
export const photoBlob = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`;

/** The blob name of a size of a member's picture: separate from photos, which everybody may request. */
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

/** The blobs of photos of content, and of members' pictures. */
export const photoFiles = filesOf(photoBlob);
export const pictureFiles = filesOf(pictureBlob);

function filesOf(blobOf: typeof photoBlob): PhotoFiles {
  return { all: (id) => photoSizes.map((size) => blobOf(id, size)), largest: (id) => blobOf(id, 'zoom') };
}
