import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const notificationsErrors = {
  'not-found': {
    NOTIFICATION_NOT_FOUND: 'the caller was never sent it',
    UNSUBSCRIBE_LINK_UNKNOWN: 'we did not sign this link',
  },
} as const satisfies ErrorCatalogue;
