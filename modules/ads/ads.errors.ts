import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const adsErrors = {
  'not-found': {
    AD_NOT_FOUND: 'no such ad, or a report whose address is not signed or has run out',
  },
  conflict: {
    AD_ID_TAKEN: 'the id of another ad',
    AD_OVER: 'changing an ad that was ended',
  },
} as const satisfies ErrorCatalogue;
