import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const mailErrors = {
  'not-found': {
    MAIL_NOT_STUCK: 'no stuck e-mail with that id, or of that kind',
  },
} as const satisfies ErrorCatalogue;
