import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Parties } from '../parties.rules.js';
import { type OfferEvent, offerEvents } from './offer.events.js';

export type OfferStatus =
  | 'pending'
  /** Another offer, of either side, replaced it. */
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  /** Somebody else bought the listing, or it is no longer offered. */
  | 'closed'
  /** It was accepted, and its hold has ended without a sale. */
  | 'released';

export type Side = 'buyer' | 'seller';

export interface Offer {
  readonly id: string;
  readonly by: Side;
  readonly cents: number;
  readonly expiresAt: string;
  readonly status: OfferStatus;
}

export interface Deal {
  readonly parties: Parties | null;
  /** The oldest first. */
  readonly offers: readonly Offer[];
  readonly heldUntil: string | null;
  /** Both sides agreed on a sale that was undone: the same sale at another price needs no second confirmation. */
  readonly wasAgreed: boolean;
  readonly done: {
    readonly priceCents: number | null;
    readonly doneAt: string;
    /** The author of the listing, who reports it. */
    readonly by: Side;
    /** How the other side has agreed: it held the listing then, or confirmed the deal. */
    readonly agreedBy: 'hold' | 'word' | null;
    /** The other side disputes it. */
    readonly isDisputed: boolean;
  } | null;
}

export const offerState: StreamState<typeof offerEvents, Deal> = {
  events: offerEvents,
  initial: { parties: null, offers: [], heldUntil: null, wasAgreed: false, done: null },
  evolve,
};

/** The waiting offer: there is at most one, and it is the last. */
export function pendingIn({ offers }: Deal): Offer | undefined {
  const last = offers.at(-1);
  return last?.status === 'pending' ? last : undefined;
}

export const madeByBuyer = ({ offers }: Deal): number => offers.filter(({ by }) => by === 'buyer').length;

/** The member whom the author names in a deal that is done. */
export function namedIn({ parties, done }: Deal): string | undefined {
  if (!parties || !done) return undefined;
  return done.by === 'seller' ? parties.buyerId : parties.sellerId;
}

/** out  undefined for a member who is not part of the deal */
export function sideOf(parties: Parties | null, memberId: string): Side | undefined {
  if (parties?.sellerId === memberId) return 'seller';
  return parties?.buyerId === memberId ? 'buyer' : undefined;
}

function evolve(deal: Deal, event: OfferEvent): Deal {
  const { listingId, sellerId, buyerId } = event.data;
  const known = { ...deal, parties: { listingId, sellerId, buyerId } };
  switch (event.type) {
    case 'OfferMade': {
      const { offerId: id, by, cents, expiresAt } = event.data;
      const before = become(known, pendingIn(deal)?.id, 'countered').offers;
      return { ...known, offers: [...before, { id, by, cents, expiresAt, status: 'pending' }] };
    }
    case 'OfferAccepted':
      return { ...become(known, event.data.offerId, 'accepted'), heldUntil: event.data.heldUntil };
    case 'OfferDeclined':
      return become(known, event.data.offerId, 'declined');
    case 'OfferWithdrawn':
      return become(known, event.data.offerId, 'withdrawn');
    case 'OfferExpired':
      return become(known, event.data.offerId, 'expired');
    case 'OfferClosed':
      return become(known, event.data.offerId, 'closed');
    case 'DealHeld':
      return { ...known, heldUntil: event.data.heldUntil };
    case 'DealHeldAgain': {
      const { offerId, heldUntil: until } = event.data;
      const open = become(known, pendingIn(deal)?.id, 'countered');
      return { ...become(open, offerId, 'accepted'), heldUntil: until };
    }
    case 'DealReleased': {
      const accepted = deal.offers.find(({ status }) => status === 'accepted');
      return { ...become(known, accepted?.id, 'released'), heldUntil: null };
    }
    case 'DealDone': {
      const { priceCents, doneAt, by } = event.data;
      const agreedBy = deal.heldUntil !== null || deal.wasAgreed ? 'hold' : null;
      return {
        ...become(known, pendingIn(deal)?.id, 'closed'),
        heldUntil: null,
        done: { priceCents, doneAt, by, agreedBy, isDisputed: false },
      };
    }
    case 'DealConfirmed':
      return { ...known, done: deal.done && { ...deal.done, agreedBy: 'word', isDisputed: false } };
    case 'DealDisputed':
      return { ...known, done: deal.done && { ...deal.done, isDisputed: true } };
    case 'DealReopened': {
      const accepted = deal.offers.find(({ status }) => status === 'accepted');
      const wasAgreed = deal.done !== null && deal.done.agreedBy !== null && !deal.done.isDisputed;
      return { ...become(known, accepted?.id, 'released'), wasAgreed, done: null };
    }
    default:
      return unreachable(event);
  }
}

const become = (deal: Deal, offerId: string | undefined, status: OfferStatus): Deal => ({
  ...deal,
  offers: deal.offers.map((offer) => (offer.id === offerId ? { ...offer, status } : offer)),
});
