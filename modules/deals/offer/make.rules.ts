import { type Command, type CommandMetadata, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound, tooMany, unprocessable } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import type { Parties } from '../parties.rules.js';
import { maxOffers, type OfferEvent, offerHours } from './offer.events.js';
import { type Deal, madeByBuyer, type Offer, pendingIn, sideOf } from './offer.state.js';

export type MakeOffer = Command<
  'MakeOffer',
  {
    readonly parties: Parties;
    readonly offerId: string;
    /** USD cents */
    readonly cents: number;
    readonly isOpen: boolean;
    readonly takesOffers: boolean;
    readonly askingCents: number | null;
  }
>;

/** Offer a price, or counter one with another, which voids the waiting one. A repeat of the same id changes nothing.
 *  units   expiresAt: ISO-8601 UTC, 48 h after meta.now
 *  errors  OFFER_NOT_FOUND (not-found), LISTING_NOT_OPEN, NO_OFFERS_TAKEN, NOTHING_TO_ANSWER (conflict), ABOVE_ASKING (unprocessable),
 *          TOO_MANY_OFFERS (too-many) */
export function make(command: MakeOffer, deal: Deal): readonly OfferEvent[] {
  const { parties, offerId, cents, meta } = command;
  const by = sideOf(parties, meta.actor.id);
  if (!by) throw noOffer();
  if (deal.offers.some(({ id }) => id === offerId)) return [];
  mustBeOpen(command, deal);
  if (by === 'seller' && !pendingIn(deal))
    throw conflict('NOTHING_TO_ANSWER', { message: 'There is no offer to answer any more.' });
  if (by === 'buyer' && madeByBuyer(deal) >= maxOffers)
    throw tooMany('TOO_MANY_OFFERS', {
      message: `You have made ${maxOffers} offers for this listing, which is the most. Write to the seller instead.`,
    });
  const expiresAt = plusHours(meta.now, offerHours);
  return [event('OfferMade', { ...parties, offerId, by, cents, expiresAt })];
}

/** Decline an offer of the other side; a repeat changes nothing.
 *  errors  OFFER_NOT_FOUND (not-found), OFFER_NOT_OPEN (conflict) */
export function decline(offerId: string, meta: CommandMetadata, deal: Deal): readonly OfferEvent[] {
  const { parties, offer } = offerOf(deal, offerId, meta);
  if (offer.by === sideOf(parties, meta.actor.id)) throw noOffer();
  if (offer.status === 'declined') return [];
  if (offer.status !== 'pending') throw notPending(offer);
  return [event('OfferDeclined', { ...parties, offerId })];
}

/** Withdraw one's own offer; a repeat changes nothing.
 *  errors  OFFER_NOT_FOUND (not-found), OFFER_NOT_OPEN (conflict) */
export function withdraw(offerId: string, meta: CommandMetadata, deal: Deal): readonly OfferEvent[] {
  const { parties, offer } = offerOf(deal, offerId, meta);
  if (offer.by !== sideOf(parties, meta.actor.id)) throw noOffer();
  if (offer.status === 'withdrawn') return [];
  if (offer.status !== 'pending') throw notPending(offer);
  return [event('OfferWithdrawn', { ...parties, offerId })];
}

/** End an offer whose 48 hours are over. Changes nothing when none waits, or it is not yet due. */
export function expire({ now }: CommandMetadata, deal: Deal): readonly OfferEvent[] {
  const offer = pendingIn(deal);
  if (!offer || !deal.parties || offer.expiresAt > now) return [];
  return [event('OfferExpired', { ...deal.parties, offerId: offer.id })];
}

/** End an offer for a listing that is sold or no longer offered. Changes nothing when none waits. */
export function close(why: 'sold' | 'gone' | 'house', deal: Deal): readonly OfferEvent[] {
  const offer = pendingIn(deal);
  if (!offer || !deal.parties) return [];
  return [event('OfferClosed', { ...deal.parties, offerId: offer.id, why })];
}

/** An offer of this deal, for one of its two sides.
 *  errors  OFFER_NOT_FOUND (not-found) for everybody else */
export function offerOf(
  deal: Deal,
  offerId: string,
  { actor }: CommandMetadata,
): { readonly parties: Parties; readonly offer: Offer } {
  const offer = deal.offers.find(({ id }) => id === offerId);
  if (!offer || !deal.parties || !sideOf(deal.parties, actor.id)) throw noOffer();
  return { parties: deal.parties, offer };
}

/** errors  ABOVE_ASKING (unprocessable) */
export function mustBeWithin(cents: number, askingCents: number | null): void {
  if (askingCents === null || cents <= askingCents) return;
  const message = 'That is more than the asking price.';
  throw unprocessable('ABOVE_ASKING', { message, fields: [{ path: 'price', message }] });
}

export const noOffer = (): DomainError => notFound('OFFER_NOT_FOUND', { message: 'You have no such offer.' });

export const notPending = ({ status }: Offer): DomainError =>
  conflict('OFFER_NOT_OPEN', { status, message: 'This offer no longer waits for an answer.' });

function mustBeOpen({ cents, isOpen, takesOffers, askingCents }: MakeOffer, deal: Deal): void {
  if (!isOpen || deal.done)
    throw conflict('LISTING_NOT_OPEN', { message: 'This listing takes no offers right now.' });
  if (!takesOffers)
    throw conflict('NO_OFFERS_TAKEN', {
      message: 'The seller keeps to this price. Hold it, or write to the seller.',
    });
  mustBeWithin(cents, askingCents);
}
