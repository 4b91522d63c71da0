import { definePort } from '../../kernel/manifest/port.js';

/** The photo pipeline, for pictures of persons. Answered by the marketplace module under PHOTOS. */
export interface Photos {
  /** Check, re-encode and store a picture for this owner alone.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  store(
    bytes: Buffer,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Remove a picture that nobody shows any more. */
  remove(id: string): Promise<void>;
  /** One size of a picture, as WebP; undefined when it does not exist. */
  read(id: string, size: 'card' | 'page'): Promise<Buffer | undefined>;
}

export const PHOTOS = definePort<Photos>('Photos');
