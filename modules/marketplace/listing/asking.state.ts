import { foldEvents } from '../../kernel/decider/decider.js';
import { plusHours } from '../../kernel/decider/time.js';
import { type ListingContent, type ListingEvent, maxHoldHours, reopenHours } from './listing.events.js';
import { type Listing, listingState } from './listing.state.js';

/** The fields of a listing that decide about offers for it. */
export interface Asking {
  readonly listing: Listing;
  /** Whether its price is open to offers: best offer, trade, or on request. */
  readonly takesOffers: boolean;
  /** USD cents: the maximum of an offer; null where the seller names no price. */
  readonly askingCents: number | null;
  /** Whether the seller may extend the current hold. */
  readonly mayExtend: boolean;
}

/** A listing from the point of view of offers. */
export function askingOf(history: readonly ListingEvent[]): Asking {
  const listing = foldEvents(listingState, history);
  const price = history.findLast(hasContent)?.data.price;
  return {
    listing,
    takesOffers: price !== undefined && !listing.isWanted && openModes.includes(price.mode),
    askingCents: price?.cents ?? null,
    mayExtend: listing.status === 'held' && listing.heldUntil < plusHours(listing.heldSince, maxHoldHours),
  };
}

/** Whether a sale can still be undone. */
export const isWithinReopening = (soldAt: string, now: string): boolean =>
  now <= plusHours(soldAt, reopenHours);

const openModes: readonly ListingContent['price']['mode'][] = ['obo', 'ask', 'trade'];

const hasContent = (
  event: ListingEvent,
): event is Extract<ListingEvent, { readonly type: 'ListingDrafted' | 'ListingRevised' }> =>
  event.type === 'ListingDrafted' || event.type === 'ListingRevised';
