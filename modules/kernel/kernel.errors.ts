import type { ErrorCatalogue } from './decider/errors.js';

/** What any call may refuse with: by kind and stable code, and when. */
export const kernelErrors = {
  invalid: {
    INVALID_INPUT: 'the call is not what its contract says; `fields` has a line for each',
    IDEMPOTENCY_KEY_LENGTH: 'the key has fewer than 8 or more than 255 characters',
    UNREADABLE_BODY: 'the body is no JSON, or whatever else is refused before a route is reached',
    UNREADABLE_ADDRESS: 'the address itself cannot be read',
  },
  unauthenticated: {
    SIGN_IN_FIRST: 'members only',
    SESSION_EXPIRED: 'a Bearer token that is not good, or no longer',
  },
  forbidden: {
    NO_CONTRACT: 'a route without a contract (a fault of ours)',
    CROSS_SITE: 'a call that reads or sets a cookie comes from another site',
  },
  'not-found': {
    NO_SUCH_ROUTE: 'there is no such call',
  },
  conflict: {
    CHANGED_MEANWHILE: 'others changed the same thing again and again while this was decided; send it again',
    PERSON_ERASED: 'something was to be written for a member who is erased',
  },
  'too-large': {
    BODY_TOO_LARGE: 'more than 1 MB of JSON, or 15 MB of a file',
  },
  unprocessable: {
    IDEMPOTENCY_KEY_REUSED: 'the key named another command before',
  },
  'too-many': {
    TOO_MANY_CALLS:
      "more than `CALL_LIMIT` calls in five minutes, or more than the route's own `most`; `retryAfter` in seconds",
  },
  unavailable: {
    STORE_UNAVAILABLE:
      'database or log do not answer, the outcome may be unknown; send it again with the same key after `Retry-After`',
    NOT_READY: '`/health/ready` alone: database or log do not answer, or the process is stopping',
  },
  internal: {
    INTERNAL: 'unforeseen; the log of the process knows it by `requestId`',
  },
} as const satisfies ErrorCatalogue;
