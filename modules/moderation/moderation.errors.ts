import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const moderationErrors = {
  'not-found': {},
} as const satisfies ErrorCatalogue;
