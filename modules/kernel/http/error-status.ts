import type { DomainErrorKind } from '../decider/errors.js';

/** The HTTP status of each kind of error; an unforeseen error is internal. */
export const statusOf: Readonly<Record<DomainErrorKind | 'internal', number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};
