import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const vocabularyErrors = {
  'not-found': {
    SUGGESTION_NOT_FOUND: 'two names that are not those of the suggestion',
  },
  conflict: {
    SUGGESTION_DECIDED: 'taking a suggestion that is left, or leaving one that is taken',
  },
} as const satisfies ErrorCatalogue;
