import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const supportErrors = {
  'not-found': {
    SUPPORT_REQUEST_NOT_FOUND: 'it never existed, or was deleted',
  },
  unprocessable: {
    IDEMPOTENCY_KEY_REUSED: 'a request was sent again under its key with other content',
  },
  'too-many': {
    SUPPORT_LIMIT: 'rule 1; `retryAfter` in seconds',
  },
} as const satisfies ErrorCatalogue;
