import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const limitsErrors = {
  forbidden: {
    MAIL_NOT_VERIFIED: 'rule 5: before the e-mail address is verified',
  },
} as const satisfies ErrorCatalogue;
