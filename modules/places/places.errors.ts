import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const placesErrors = {
  unprocessable: {
    PLACE_NOT_FOUND:
      'no such ZIP code or town, several of that name, a whole state, or a position outside the United States; `guesses` has the nearest places, each of which is known',
    PLACE_NOT_ON_MAP: 'an address of the armed forces (APO, FPO, DPO): known, and without a point',
  },
} as const satisfies ErrorCatalogue;
