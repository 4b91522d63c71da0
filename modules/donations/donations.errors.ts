import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const donationsErrors = {
  invalid: {
    BAD_CURSOR: 'the cursor belongs to another list',
  },
  'not-found': {
    DONATION_NOT_FOUND: 'no such gift, or the caller did not give it',
    MONTHLY_GIFT_NOT_FOUND: 'no such monthly gift, or it is not the caller’s',
  },
  forbidden: {
    GUARDIAN_PAYS: 'a minor gives',
    MONTHLY_NEEDS_ACCOUNT: 'a monthly gift of a guest, who could not end it',
    FOR_THE_LAW_ALONE: 'opening a donor who does not want staff to know, and not for the law',
  },
  conflict: {
    MONTHLY_BY_CARD: 'a monthly gift by hand',
    DONATION_ID_TAKEN: 'the id of another gift',
    NOT_KING_TIER: 'a proposal for a donor whose gifts do not reach the King Tier, or who is no member',
    CARDS_CLOSED: 'a gift by card, and no provider is configured',
    BY_HAND_CLOSED: 'a gift by check, and nobody says where checks go',
    NO_RECEIPT_YET: 'the receipt of a gift that is not there yet',
  },
} as const satisfies ErrorCatalogue;
