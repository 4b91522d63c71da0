import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const premiumErrors = {
  conflict: {
    ALREADY_SUBSCRIBED: 'a second subscription while one runs',
  },
} as const satisfies ErrorCatalogue;
