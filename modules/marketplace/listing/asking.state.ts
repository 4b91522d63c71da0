import { foldEvents } from '../../kernel/decider/decider.js';
import { plusHours } from '../../kernel/decider/time.js';
import { type ListingContent, type ListingEvent, mostHoldHours, reopenHours } from './listing.events.js';
import { type Listing, listingState } from './listing.state.js';

/** What of a listing decides about offers for it. */
export interface Asking {
  readonly listing: Listing;
  /** Its price is open to offers: or best offer, or trade, or by asking. */
  readonly takesOffers: boolean;
  /** USD cents: no offer is above it; null where the seller names none. */
  readonly askingCents: number | null;
  /** The seller may extend the hold that there is. */
  readonly mayExtend: boolean;
}

/** A listing as offers for it see it. */
export function askingOf(history: readonly ListingEvent[]): Asking {
  const listing = foldEvents(listingState, history);
  const price = history.findLast(hasContent)?.data.price;
  return {
    listing,
    takesOffers: price !== undefined && !listing.isWanted && openModes.includes(price.mode),
    askingCents: price?.cents ?? null,
    mayExtend: listing.status === 'held' && listing.heldUntil < plusHours(listing.heldSince, mostHoldHours),
  };
}

/** The time in which a sale can be taken back is not over. */
export const isWithinReopening = (soldAt: string, now: string): boolean =>
  now <= plusHours(soldAt, reopenHours);

const openModes: readonly ListingContent['price']['mode'][] = ['obo', 'ask', 'trade'];

const hasContent = (
  event: ListingEvent,
): event is Extract<ListingEvent, { readonly type: 'ListingDrafted' | 'ListingRevised' }> =>
  event.type === 'ListingDrafted' || event.type === 'ListingRevised';
