/** What this module needs of others and may not import: the composition (apps) provides it under these names. */
export const PHOTOS = Symbol('Photos');
export const PLACES = Symbol('Places');
export const EXPORT_SECTIONS = Symbol('ExportParts');
export const ERASER = Symbol('Eraser');

/** The photo pipeline of the marketplace. */
export interface Photos {
  /** Check, re-encode and keep a picture for this owner alone.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  store(
    bytes: Buffer,
    owner: string,
  ): Promise<{ readonly id: string; readonly width: number; readonly height: number }>;
  /** Remove what was kept and is shown by nobody. */
  remove(id: string): Promise<void>;
  /** One size of a picture, as WebP; undefined when there is none, or none any more. */
  read(id: string, size: 'card' | 'page'): Promise<Buffer | undefined>;
}

export interface Places {
  /** "Janesville, WI" for a ZIP code.
   *  errors  PLACE_NOT_FOUND (unprocessable) */
  areaOf(zip: string): string;
}

/** Carries out an erasure that has no days of grace. */
export interface Eraser {
  /** No session goes on and none is opened from here on; what is left of the account goes now, or by the timer within a minute. */
  atOnce(memberId: string): Promise<void>;
}

/** One file of a member's archive. */
export interface ExportSection {
  /** 'listings.json' */
  readonly file: string;
  /** Everything of this kind about the member, as JSON; undefined leaves the file out. */
  read(memberId: string): Promise<unknown>;
  /** Blobs that belong to it, by the path that they have in the archive. */
  blobs?(memberId: string): Promise<readonly { readonly path: string; readonly blob: string }[]>;
}
