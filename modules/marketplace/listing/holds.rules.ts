import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { plusHours, plusMinutes } from '../../kernel/decider/time.js';
import { mustBeSeller, notOpen } from './guards.rules.js';
import { holdHours, type ListingEvent, maxHoldHours } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type HoldCommand =
  | Command<'HoldListing'>
  | Command<'HoldForBuyer', { readonly buyerId: string; readonly offerId: string }>
  | Command<'ExtendHold'>
  | Command<'ReleaseHold'>
  | Command<'UndoRelease', { readonly releasedAt: string }>
  | Command<'LapseHold'>
  | Command<'EndHold', { readonly buyerId: string; readonly by?: 'buyer' | 'seller' }>
  | Command<
      'HoldAgain',
      { readonly buyerId: string; readonly heldUntil: string; readonly offerId: string | null }
    >;

/** Hold an open listing for a buyer, once for each buyer; a hold that the system ended does not count.
 *  events  [ListingHeld], or [] when this buyer already holds it
 *  units   heldUntil: ISO-8601 UTC, 72 h after meta.now
 *  errors  LISTING_NOT_OPEN, NOT_FOR_SALE, HOLD_USED (conflict), OWN_LISTING (forbidden)
 *  source  README, Commands */
export function hold(
  { meta }: CommandOf<HoldCommand, 'HoldListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status === 'held' && listing.buyerId === meta.actor.id) return [];
  if (listing.status !== 'active' || listing.isHidden) throw notOpen(listing);
  if (listing.sellerId === meta.actor.id)
    throw forbidden('OWN_LISTING', { message: 'This is your own listing.' });
  if (listing.isWanted)
    throw conflict('NOT_FOR_SALE', { message: 'This is a wanted ad, so there is nothing to hold.' });
  if (listing.heldBefore.includes(meta.actor.id)) {
    throw conflict('HOLD_USED', {
      message: 'You held this listing before. Each buyer may hold a listing once.',
    });
  }
  return [held(meta.actor.id, plusHours(meta.now, holdHours))];
}

/** Hold a listing for the buyer whose offer is accepted, even if they held it before. Of several offers accepted at once, only one succeeds.
 *  events  [ListingHeld], or [] when it is held for this offer
 *  units   heldUntil: ISO-8601 UTC, 72 h after meta.now, or the end of the buyer's current hold if that is later
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_NOT_OPEN, NOT_FOR_SALE (conflict) */
export function holdForBuyer(
  { buyerId, offerId, meta }: CommandOf<HoldCommand, 'HoldForBuyer'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (meta.actor.id !== buyerId) mustBeSeller(listing, meta);
  const isTheirs = listing.status === 'held' && listing.buyerId === buyerId;
  if (isTheirs && listing.offerId === offerId) return [];
  if ((listing.status !== 'active' || listing.isHidden) && !isTheirs) throw notOpen(listing);
  if (listing.isWanted || listing.sellerId === buyerId)
    throw conflict('NOT_FOR_SALE', { message: 'There is nothing to hold.' });
  const until = plusHours(meta.now, holdHours);
  return [held(buyerId, isTheirs && listing.heldUntil > until ? listing.heldUntil : until, offerId)];
}

/** Extend a hold to seven days from its beginning, as the seller; a repeat changes nothing.
 *  errors  NOT_YOUR_LISTING (forbidden), NOT_HELD (conflict) */
export function extendHold(
  { meta }: CommandOf<HoldCommand, 'ExtendHold'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status !== 'held' || listing.buyerId === null) throw notHeld(listing);
  const heldUntil = plusHours(listing.heldSince, maxHoldHours);
  return heldUntil <= listing.heldUntil ? [] : [held(listing.buyerId, heldUntil, listing.offerId)];
}

/** Release a hold, as the buyer who has it or as the seller.
 *  errors  NOT_HELD (conflict), NOT_YOUR_HOLD (forbidden) */
export function release(
  { meta }: CommandOf<HoldCommand, 'ReleaseHold'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'held') throw notHeld(listing);
  if (meta.actor.id === listing.buyerId) return [event('HoldReleased', { by: 'buyer' as const })];
  if (meta.actor.id === listing.sellerId) return [event('HoldReleased', { by: 'seller' as const })];
  throw forbidden('NOT_YOUR_HOLD', { message: 'Another buyer holds this listing.' });
}

/** How long a release can be taken back. */
export const undoReleaseMinutes = 10;

/** Take a release back: the buyer holds the listing again, until the same time and for the same offer. Only whoever
 *  released it may, within ten minutes, and while nothing else has happened to the listing.
 *  events  [ListingHeld]
 *  units   releasedAt: ISO-8601 UTC
 *  errors  RELEASE_FINAL (conflict), NOT_YOUR_HOLD (forbidden) */
export function undoRelease(
  { releasedAt, meta }: CommandOf<HoldCommand, 'UndoRelease'>,
  { released, sellerId, heldUntil, offerId }: Listing,
): readonly ListingEvent[] {
  if (!released || meta.now > plusMinutes(releasedAt, undoReleaseMinutes) || heldUntil <= meta.now)
    throw releaseFinal();
  if (meta.actor.id !== (released.by === 'buyer' ? released.buyerId : sellerId))
    throw forbidden('NOT_YOUR_HOLD', { message: 'Only whoever released it can take that back.' });
  return [held(released.buyerId, heldUntil, offerId)];
}

/** End a hold after its 72 hours. Changes nothing when it was released before, or is not yet due. */
export function expireHold(
  { meta }: CommandOf<HoldCommand, 'LapseHold'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'held' || listing.heldUntil > meta.now) return [];
  return [event('HoldReleased', { by: 'time' as const })];
}

/** End the hold of a buyer who is locked out, or of one of two members when one blocks the other: that one releases it. Changes nothing when they do not hold the listing. */
export function endHold(
  { buyerId, by }: CommandOf<HoldCommand, 'EndHold'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'held' || listing.buyerId !== buyerId) return [];
  return [event('HoldReleased', { by: by ?? ('house' as const) })];
}

/** Give a buyer back the hold that a suspension ended, until the same time. Changes nothing when it is not open, or that time is over.
 *  events  [ListingHeld] */
export function holdAgain(
  { buyerId, heldUntil, offerId, meta }: CommandOf<HoldCommand, 'HoldAgain'>,
  { status }: Listing,
): readonly ListingEvent[] {
  return status === 'active' && heldUntil > meta.now ? [held(buyerId, heldUntil, offerId)] : [];
}

export const releaseFinal = () =>
  conflict('RELEASE_FINAL', {
    message: `A release can be taken back for ${undoReleaseMinutes} minutes, until something else happens to the listing.`,
  });

const held = (buyerId: string, heldUntil: string, offerId: string | null = null): ListingEvent =>
  event('ListingHeld', { buyerId, heldUntil, offerId });

const notHeld = ({ status }: Listing) =>
  conflict('NOT_HELD', { status, message: 'Nobody holds this listing any more.' });
