import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { Parties } from '../parties.rules.js';
import { mustBeWithin, noOffer, notPending, offerOf } from './make.rules.js';
import type { OfferEvent } from './offer.events.js';
import { type Deal, type Side, sideOf } from './offer.state.js';

/** Commands that follow from the events of the listing. */
export type FollowListing =
  | Command<'AcceptOffer', { readonly offerId: string; readonly heldUntil: string }>
  | Command<'NoteHold', { readonly parties: Parties; readonly heldUntil: string }>
  | Command<'NoteHoldAgain', { readonly offerId: string; readonly heldUntil: string }>
  | Command<'NoteRelease', { readonly by: 'seller' | 'buyer' | 'time' | 'house' }>
  | Command<
      'FinishDeal',
      {
        readonly parties: Parties;
        readonly priceCents: number | null;
        readonly doneAt: string;
        readonly by: Side;
      }
    >
  | Command<'ReopenDeal', { readonly by: Side }>;

/** Check that a member may accept an offer now, before the listing is held for its buyer.
 *  errors  OFFER_NOT_FOUND (not-found), OFFER_NOT_OPEN (conflict), ABOVE_ASKING (unprocessable) when the price was lowered since */
export function mustBeAcceptable(
  deal: Deal,
  offerId: string,
  askingCents: number | null,
  meta: CommandMetadata,
): Parties {
  const { parties, offer } = offerOf(deal, offerId, meta);
  if (offer.by === sideOf(parties, meta.actor.id)) throw noOffer();
  if (offer.status === 'accepted') return parties;
  if (offer.status !== 'pending' || offer.expiresAt <= meta.now) throw notPending(offer);
  mustBeWithin(offer.cents, askingCents);
  return parties;
}

/** Record that an offer is accepted, once the listing is held for its buyer. The hold is decisive, so an offer
 *  that has expired since is accepted too.
 *  errors  OFFER_NOT_OPEN (conflict) when it was taken back, declined or countered since */
export function accept(
  { offerId, heldUntil }: CommandOf<FollowListing, 'AcceptOffer'>,
  deal: Deal,
): readonly OfferEvent[] {
  const offer = deal.offers.find(({ id }) => id === offerId);
  if (!offer || !deal.parties) throw noOffer();
  if (offer.status === 'accepted' || offer.status === 'released') return [];
  const isLast = deal.offers.at(-1) === offer;
  if (!isLast || (offer.status !== 'pending' && offer.status !== 'expired')) throw notPending(offer);
  return [event('OfferAccepted', { ...deal.parties, offerId, heldUntil })];
}

/** Record a hold without an offer, or more time for a hold; a repeat changes nothing. */
export function noteHold(
  { parties, heldUntil }: CommandOf<FollowListing, 'NoteHold'>,
  deal: Deal,
): readonly OfferEvent[] {
  return deal.heldUntil === heldUntil ? [] : [event('DealHeld', { ...parties, heldUntil })];
}

/** Record that the release of an accepted offer's hold is taken back; a repeat changes nothing. An offer made since is void. */
export function noteHoldAgain(
  { offerId, heldUntil }: CommandOf<FollowListing, 'NoteHoldAgain'>,
  deal: Deal,
): readonly OfferEvent[] {
  const offer = deal.offers.find(({ id }) => id === offerId);
  if (offer?.status !== 'released' || deal.done || !deal.parties) return [];
  return [event('DealHeldAgain', { ...deal.parties, offerId, cents: offer.cents, heldUntil })];
}

/** Record that the hold has ended. Changes nothing when there is none. */
export function noteRelease(
  { by }: CommandOf<FollowListing, 'NoteRelease'>,
  deal: Deal,
): readonly OfferEvent[] {
  if (deal.heldUntil === null || !deal.parties) return [];
  return [event('DealReleased', { ...deal.parties, by })];
}

/** Record that the buyer has bought it; a repeat changes nothing. */
export function finish(
  { parties, priceCents, doneAt, by }: CommandOf<FollowListing, 'FinishDeal'>,
  deal: Deal,
): readonly OfferEvent[] {
  return deal.done ? [] : [event('DealDone', { ...parties, priceCents, doneAt, by })];
}

/** Record that the sale to the buyer was undone. Changes nothing when the deal is not done. */
export function reopen({ by }: CommandOf<FollowListing, 'ReopenDeal'>, deal: Deal): readonly OfferEvent[] {
  return deal.done && deal.parties ? [event('DealReopened', { ...deal.parties, by })] : [];
}
