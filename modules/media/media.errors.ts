import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const mediaErrors = {
  invalid: {
    NOT_A_PHOTO:
      'none of the four formats, damaged, or too slow to read; the message says which format it has',
  },
  'not-found': {
    PHOTO_NOT_FOUND: 'no such photo, or the address no longer shows it',
  },
  'too-large': {
    PHOTO_TOO_LARGE:
      'over 15 MB or 40 megapixels (20 as AVIF or with 16 bits a color), or more memory to read than one photo may take',
  },
} as const satisfies ErrorCatalogue;
