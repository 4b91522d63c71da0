import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const dealsErrors = {
  'not-found': {
    OFFER_NOT_FOUND: 'no offer of the caller has that id, or it is not theirs to answer or to take back',
    DEAL_NOT_FOUND: 'no deal of the caller that is done has that id; no feedback that the caller may answer',
    LISTING_NOT_FOUND: 'no listing of the caller has that id, or none is offered under it',
    THREAD_NOT_FOUND: 'the caller does not talk with that member about it',
  },
  forbidden: {
    OWN_LISTING: 'an offer for a listing of one’s own',
  },
  conflict: {
    OFFER_NOT_OPEN: 'the offer is answered, taken back, countered, or its 48 hours are over',
    LISTING_NOT_OPEN: 'an offer for a listing that somebody holds',
    NO_OFFERS_TAKEN: 'an offer for a listing with a fixed price, a free one, or a wanted ad',
    NOTHING_TO_ANSWER: 'a counter-offer when no offer waits',
    DEAL_UNCONFIRMED: 'feedback on a deal that the side that was named in it has not confirmed',
    DEAL_DISPUTED: 'feedback on a deal that one side disputes',
    DISPUTE_OVER: 'the caller confirmed the deal, said how it went, or it is more than 14 days after a hold',
    FEEDBACK_GIVEN: 'the caller said before how it went',
    FEEDBACK_OVER: 'more than 14 days after the deal',
    FEEDBACK_ANSWERED: 'the caller answered before',
  },
  unprocessable: {
    ABOVE_ASKING: 'an offer above the asking price',
  },
  'too-many': {
    TOO_MANY_OFFERS: 'a sixth offer of one buyer for one listing',
  },
} as const satisfies ErrorCatalogue;
