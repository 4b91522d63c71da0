import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const premiumErrors = {
  'not-found': {
    SUBSCRIPTION_NOT_FOUND: 'opening the portal without a subscription that was paid',
  },
  forbidden: {
    GUARDIAN_PAYS: 'a minor subscribes',
  },
  conflict: {
    ALREADY_SUBSCRIBED: 'a second subscription while one runs, or while the page of another is being opened',
  },
} as const satisfies ErrorCatalogue;
