import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const settingsErrors = {
  invalid: {
    SETTING_OUT_OF_RANGE: 'a value of another kind, or beyond the least or the most',
  },
  forbidden: {
    SIGN_UPS_CLOSED: 'a new account while sign-ups are off',
    LISTING_CLOSED: 'publishing a listing while new listings are off',
    POSTING_CLOSED: 'a post or comment while posting is off',
    FIRST_MESSAGES_CLOSED: 'a first message to somebody while those are off',
  },
  'not-found': {
    SETTING_NOT_FOUND: 'no setting of that name',
  },
  conflict: {
    GIVING_CLOSED: 'beginning to give while giving is off',
    PREMIUM_CLOSED: 'subscribing while premium is off',
  },
  unavailable: {
    SITE_READ_ONLY: 'a change by anybody but staff in read-only mode',
  },
} as const satisfies ErrorCatalogue;
