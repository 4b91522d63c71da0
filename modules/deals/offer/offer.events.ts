import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** How long an offer waits for its answer. */
export const offerHours = 48;
/** The maximum number of offers of one buyer for one listing. Counter-offers of the seller do not count. */
export const maxOffers = 5;
/** How long both may give feedback after a sale. */
export const feedbackDays = 14;

const Cents = z.number().int().min(1).max(1_000_000_000);
const Parties = z.object({ listingId: z.string(), sellerId: z.string(), buyerId: z.string() });
/** The author of the listing: the seller, or the buyer of a wanted ad. */
const Side = z.enum(['buyer', 'seller']);
const OfOffer = Parties.extend({ offerId: z.string() });

/** The agreement between the seller of a listing and one buyer, in one stream under the id of their deal.
 *  source  README, Words */
export const offerEvents = defineStream('offer', {
  /** It voids the previous waiting offer: it is a counter-offer, or a better one of the same member. */
  OfferMade: defineEvent({
    version: 1,
    schema: OfOffer.extend({
      by: z.enum(['buyer', 'seller']),
      cents: Cents,
      expiresAt: z.iso.datetime(),
    }),
  }),
  /** The listing is held for the buyer; the stream of the listing records that first. */
  OfferAccepted: defineEvent({ version: 1, schema: OfOffer.extend({ heldUntil: z.iso.datetime() }) }),
  OfferDeclined: defineEvent({ version: 1, schema: OfOffer }),
  OfferWithdrawn: defineEvent({ version: 1, schema: OfOffer }),
  OfferExpired: defineEvent({ version: 1, schema: OfOffer }),
  /** Somebody else bought the listing, or it is no longer offered. Version 2: or the system ended it, because one of the two is suspended. */
  OfferClosed: defineEvent({
    version: 2,
    schema: OfOffer.extend({ why: z.enum(['sold', 'gone', 'house']) }),
    upcasters: [(older) => older],
  }),
  /** The buyer holds the listing without an offer, or the seller has extended the hold. */
  DealHeld: defineEvent({ version: 1, schema: Parties.extend({ heldUntil: z.iso.datetime() }) }),
  /** A hold that follows from an accepted offer was released, and that was taken back: the offer is accepted again, at its price. */
  DealHeldAgain: defineEvent({
    version: 1,
    schema: OfOffer.extend({ cents: Cents, heldUntil: z.iso.datetime() }),
  }),
  DealReleased: defineEvent({
    version: 1,
    schema: Parties.extend({ by: z.enum(['seller', 'buyer', 'time', 'house']) }),
  }),
  /** The buyer has bought it. A waiting offer is closed. */
  DealDone: defineEvent({
    version: 2,
    schema: Parties.extend({
      priceCents: z.number().int().min(0).nullable(),
      doneAt: z.iso.datetime(),
      by: Side,
    }),
    upcasters: [(older) => ({ ...older, by: 'seller' })],
  }),
  /** The side that the author named confirms it. */
  DealConfirmed: defineEvent({ version: 1, schema: Parties }),
  /** The side that the author named disputes it. */
  DealDisputed: defineEvent({ version: 1, schema: Parties }),
  /** The sale to the buyer, or the wanted ad's find, was undone. */
  DealReopened: defineEvent({ version: 1, schema: Parties.extend({ by: Side }) }),
});

export type OfferEvent = EventOf<typeof offerEvents>;
