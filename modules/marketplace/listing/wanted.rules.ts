import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { mustBeSeller, notOpen } from './guards.rules.js';
import type { ListingEvent } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type WantedCommand =
  | Command<'MarkFound', { readonly where: 'here' | 'elsewhere'; readonly byId: string | null }>
  | Command<'MarkFoundByDeal', { readonly byId: string }>;

/** Statuses in which a wanted ad may still be fulfilled. */
const fulfillable: readonly string[] = ['active', 'paused', 'expired'];

/** Record that a wanted ad is fulfilled, as its author.
 *  in      byId: the member who had it, if it was found here
 *  errors  NOT_YOUR_LISTING (forbidden), NOT_WANTED, LISTING_NOT_OPEN (conflict), FOUND_WITH_ONESELF (unprocessable) */
export function markFound(
  { where, byId, meta }: CommandOf<WantedCommand, 'MarkFound'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (!listing.isWanted)
    throw conflict('NOT_WANTED', { message: 'This is not a wanted ad. Mark it as sold instead.' });
  if (listing.status === 'sold') return [];
  if (!fulfillable.includes(listing.status)) throw notOpen(listing);
  if (byId === listing.sellerId)
    throw unprocessable('FOUND_WITH_ONESELF', {
      message: 'Choose the member you got it from, or say that you found it elsewhere.',
    });
  return [event('NeedFulfilled', { where, byId: where === 'here' ? byId : null })];
}

/** The same when its author has bought a match. Changes nothing when the ad is no longer open. */
export function markFoundByDeal(
  { byId }: CommandOf<WantedCommand, 'MarkFoundByDeal'>,
  { isWanted, status }: Listing,
): readonly ListingEvent[] {
  if (!isWanted || !fulfillable.includes(status)) return [];
  return [event('NeedFulfilled', { where: 'here' as const, byId })];
}
