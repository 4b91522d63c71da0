import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** An offer waits so long for its answer. */
export const offerHours = 48;
/** Offers of one buyer for one listing. Counter-offers of the seller do not count. */
export const mostOffers = 5;
/** After a sale, both may say how it went for so long. */
export const feedbackDays = 14;

const Cents = z.number().int().min(1).max(1_000_000_000);
const Parties = z.object({ listingId: z.string(), sellerId: z.string(), buyerId: z.string() });
/** Of the two, the author of the listing: of a wanted ad the buyer. */
const Side = z.enum(['buyer', 'seller']);
const OfOffer = Parties.extend({ offerId: z.string() });

/** What the seller of a listing and one buyer agree on, in one stream under the id of their deal.
 *  source  README, Words */
export const offerEvents = defineStream('offer', {
  /** It voids the one before that waited: a counter-offer, or a better one of the same member. */
  OfferMade: defineEvent({
    version: 1,
    schema: OfOffer.extend({
      by: z.enum(['buyer', 'seller']),
      cents: Cents,
      expiresAt: z.iso.datetime(),
    }),
  }),
  /** The listing is held for the buyer: the log of the listing says it first. */
  OfferAccepted: defineEvent({ version: 1, schema: OfOffer.extend({ heldUntil: z.iso.datetime() }) }),
  OfferDeclined: defineEvent({ version: 1, schema: OfOffer }),
  OfferWithdrawn: defineEvent({ version: 1, schema: OfOffer }),
  OfferExpired: defineEvent({ version: 1, schema: OfOffer }),
  /** Somebody else bought the listing, or it is no longer offered. */
  OfferClosed: defineEvent({ version: 1, schema: OfOffer.extend({ why: z.enum(['sold', 'gone']) }) }),
  /** The buyer holds the listing without an offer, or the seller has extended the hold. */
  DealHeld: defineEvent({ version: 1, schema: Parties.extend({ heldUntil: z.iso.datetime() }) }),
  DealReleased: defineEvent({
    version: 1,
    schema: Parties.extend({ by: z.enum(['seller', 'buyer', 'time', 'house']) }),
  }),
  /** The buyer has it. An offer that waited is closed. */
  DealDone: defineEvent({
    version: 2,
    schema: Parties.extend({
      priceCents: z.number().int().min(0).nullable(),
      doneAt: z.iso.datetime(),
      by: Side,
    }),
    upcasters: [(older) => ({ ...older, by: 'seller' })],
  }),
  /** The side that the author named says that it is so. */
  DealConfirmed: defineEvent({ version: 1, schema: Parties }),
  /** The side that the author named says that it is not so. */
  DealDisputed: defineEvent({ version: 1, schema: Parties }),
  /** It was not sold to the buyer after all, or the wanted ad not found with the seller. */
  DealReopened: defineEvent({ version: 1, schema: Parties.extend({ by: Side }) }),
});

export type OfferEvent = EventOf<typeof offerEvents>;
