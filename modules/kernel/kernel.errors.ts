import type { ErrorCatalogue } from './decider/errors.js';

/** The refusals of any call: kind, stable code and condition. */
export const kernelErrors = {
  invalid: {
    INVALID_INPUT: 'the call is not what its contract says; `fields` has a line for each',
    IDEMPOTENCY_KEY_LENGTH: 'the key has fewer than 8 or more than 255 characters',
    UNREADABLE_BODY: 'the body is not JSON, or the request was refused before it reached a route',
    UNREADABLE_ADDRESS: 'the address itself cannot be read',
  },
  unauthenticated: {
    SIGN_IN_FIRST: 'members only',
    SESSION_EXPIRED: 'the Bearer token is invalid or has expired',
  },
  forbidden: {
    NO_CONTRACT: 'a route without a contract (a fault of ours)',
    CROSS_SITE: 'a call that reads or sets a cookie comes from another site',
  },
  'not-found': {
    NO_SUCH_ROUTE: 'there is no such call',
  },
  conflict: {
    CHANGED_MEANWHILE: 'others kept changing the same thing at the same time; send it again',
    HISTORY_FULL:
      'the caller has changed the same thing as often as anybody may, 2,000 times unless its decider says otherwise; `most` has the number',
    CHANGED_SINCE:
      'the replacement was made from an older version than the last change (`madeFrom`); read it again, from `position` on, and send what holds for both',
    PERSON_ERASED: 'a command would write something for a member who is erased',
  },
  'too-large': {
    BODY_TOO_LARGE: 'more than 1 MB of JSON, or 15 MB of a file',
    TOO_LARGE_TO_KEEP:
      "a change that the log's server does not take at once, however often it is sent; the process log names the setting to raise",
  },
  unprocessable: {
    IDEMPOTENCY_KEY_REUSED: 'the key named another command before',
  },
  'too-many': {
    TOO_MANY_CALLS:
      "more than `CALL_LIMIT` calls in five minutes, or more than the route's own `rateLimit`, or searches that took more of the database than one caller may in a minute; `retryAfter` in seconds",
    TOO_MANY_UPLOADS:
      'more than 3,000 files, or 5 GB of them, in 24 hours from one member; `retryAfter` in seconds',
  },
  unavailable: {
    STORE_UNAVAILABLE:
      'the database or the log does not answer; the outcome may be unknown; send it again with the same key after `Retry-After`',
    TOO_BUSY:
      'a statement, a lock or the wait for a connection took longer than its limit, or the line before a search is too long; nothing was changed; send it again after `Retry-After`',
    NOT_READY: '`/health/ready` only: the database or the log does not answer, or the process is stopping',
  },
  internal: {
    INTERNAL: 'an unforeseen error; find it in the log of the process by `requestId`',
  },
} as const satisfies ErrorCatalogue;
