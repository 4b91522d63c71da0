import type { Clock } from '../kernel/decider/clock.js';
import { signUrl } from '../kernel/encryption/signed-url.js';
import type { Blobs } from '../kernel/files/blobs.js';
import type { Content } from '../kernel/files/content.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Photo } from '../marketplace/listing/listing.events.js';
import type { PhotoView } from '../marketplace/listing.schemas.js';
import { type PhotoSize, photoSizes, photoView } from './photos.contract.js';

/** The photo pipeline, for pictures of persons and photos of things. Answered by the marketplace module under PHOTOS. */
export interface Photos {
  /** Check, re-encode and store a picture for this owner alone.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  store(
    content: Content,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Check, re-encode and store a photo of a thing for this owner; only signed addresses of it work, and those of a public listing that shows it.
   *  errors  those of `store` */
  add(
    content: Content,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Check, re-encode and store a photo in blobs of the caller's own, under the caller's own names.
   *  errors  those of `store` */
  storeIn(
    blobs: Blobs,
    content: Content,
    under: { readonly owner: string; readonly blobOf: typeof photoBlob },
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Remove a picture that nobody shows any more. */
  remove(id: string): Promise<void>;
  /** One size of a picture, as WebP; undefined when it does not exist. */
  read(id: string, size: 'card' | 'page'): Promise<Buffer | undefined>;
}

export const PHOTOS = definePort<Photos>('Photos');

/** A photo as those see it to whom something private is shown. Answered by the marketplace module under PRIVATE_PHOTOS. */
export type ShowPhoto = (photo: Photo) => PhotoView;

export const PRIVATE_PHOTOS = definePort<ShowPhoto>('PrivatePhotos');

/** Photos at signed addresses, which work for half an hour at most.
 *  source  ADR 0040 */
export const signedPhotos =
  (secret: string, clock: Clock): ShowPhoto =>
  (photo) =>
    photoView(photo, (size) => signUrl(secret, photoPath(photo.id, size), clock.now()));

/** A photo where nobody looks at it: its sizes have no addresses. */
export const unaddressed: ShowPhoto = (photo) => photoView(photo, () => '');

/** The address that is signed. */
export const photoPath = (id: string, size: string): string => `/api/photos/${id}/${size}`;

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
