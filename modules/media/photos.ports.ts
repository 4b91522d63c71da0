import type { Blobs } from '../kernel/files/blobs.js';
import type { Content } from '../kernel/files/content.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Photo, PhotoView } from './photo.schemas.js';
import type { PhotoSize } from './photos.contract.js';

/** The photo pipeline, for pictures of persons and photos of content. Answered by this module under PHOTOS. */
export interface Photos {
  /** Check, re-encode and store a picture for this owner only.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  store(content: Content, owner: string): Promise<Photo>;
  /** Check, re-encode and store a photo of content for this owner. It is readable by signed addresses, and while a public listing shows it.
   *  errors  those of `store` */
  add(content: Content, owner: string): Promise<Photo>;
  /** Check, re-encode and store a photo in the caller's own blobs, under the caller's own names.
   *  errors  those of `store` */
  storeIn(
    blobs: Blobs,
    content: Content,
    under: { readonly owner: string; readonly blobOf: (id: string, size: PhotoSize) => string },
  ): Promise<Photo>;
  /** The id under which this owner's photo of these bytes is stored. */
  idOf(content: Content, owner: string): Promise<string>;
  /** Remove a picture that nobody shows any more. */
  remove(id: string): Promise<void>;
  /** One size of a picture, as WebP; undefined when it does not exist. */
  read(id: string, size: 'card' | 'page'): Promise<Buffer | undefined>;
}

export const PHOTOS = definePort<Photos>('Photos');

/** A photo for readers of private content. Answered by this module under PRIVATE_PHOTOS. */
export type ShowPhoto = (photo: Photo) => PhotoView;

export const PRIVATE_PHOTOS = definePort<ShowPhoto>('PrivatePhotos');

/** The ids of the photos that everybody sees on this listing; none while it is not public. Provided by the read
 *  model of listings under PUBLIC_PHOTOS. */
export type PublicPhotos = (listingId: string, now: string) => Promise<readonly string[]>;

export const PUBLIC_PHOTOS = definePort<PublicPhotos>('PublicPhotos');
