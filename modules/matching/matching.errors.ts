import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const matchingErrors = {
  'not-found': {
    MATCH_NOT_FOUND: 'no match of the caller has that id',
  },
} as const satisfies ErrorCatalogue;
