import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const matchingErrors = {
  'not-found': {
    MATCH_NOT_FOUND: 'no match of the caller has that id',
    DATE_NOT_FOUND: 'no event that everybody sees has such a date',
  },
  conflict: {
    NO_SPACE_THERE: 'the caller has no space at the date',
  },
} as const satisfies ErrorCatalogue;
