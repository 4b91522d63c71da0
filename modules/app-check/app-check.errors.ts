import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const appCheckErrors = {
  invalid: {
    APP_CHECK_WRONG: 'rule 2: not the solution, of another visit, used before, or too late',
  },
  forbidden: {
    APP_CHECK_REQUIRED: 'rule 1: a token of this visit is missing; get one and send the call again',
    APP_CHECK_REFUSED: 'rule 6: the configured service takes this visitor for a robot',
  },
  unavailable: {
    APP_CHECK_UNREACHABLE: 'rule 6: the configured service does not answer',
  },
} as const satisfies ErrorCatalogue;
