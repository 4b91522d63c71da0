import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const savedSearchesErrors = {
  'not-found': {
    SEARCH_NOT_FOUND: 'no saved search of the caller has that id',
    LISTING_NOT_FOUND: 'no listing that others see; or, to count who watches it, none of the caller',
    STOP_LINK_UNKNOWN: 'a link of an e-mail that we did not sign',
  },
  conflict: {
    ALREADY_SAVED: 'the id is in use',
    TOO_MANY_SEARCHES: 'a fifty-first',
  },
  unprocessable: {
    SEARCH_UNREADABLE: 'what is to be saved is not a search',
  },
} as const satisfies ErrorCatalogue;
