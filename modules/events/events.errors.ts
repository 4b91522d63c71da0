import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const eventsErrors = {
  forbidden: {
    NOT_AN_ORGANIZER: 'the caller is neither a verified organizer nor an admin',
    NOT_YOUR_GATHERING: 'the gathering has another organizer',
  },
  'not-found': {
    GATHERING_NOT_FOUND: 'no gathering was published under that id',
  },
  conflict: {
    ALREADY_PUBLISHED: 'the gathering was published before',
    GATHERING_OVER: 'it has ended',
  },
  unprocessable: {
    TIMES_REVERSED: 'it would end before it starts',
    ALREADY_OVER: 'it would be over before it is published',
  },
} as const satisfies ErrorCatalogue;
