import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { Listing } from './listing.state.js';

/** errors  NOT_YOUR_LISTING (forbidden) */
export function mustBeSeller(listing: Listing, meta: CommandMetadata): void {
  if (listing.sellerId !== meta.actor.id)
    throw forbidden('NOT_YOUR_LISTING', { message: 'Only the seller may do that.' });
}

/** Check that the seller may edit a listing: it is neither held nor closed.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_HELD, LISTING_CLOSED (conflict) */
export function mustBeEditable(listing: Listing, meta: CommandMetadata): void {
  mustBeSeller(listing, meta);
  if (listing.status === 'held')
    throw conflict('LISTING_HELD', {
      message: 'A buyer holds this listing. Release the hold before you change it.',
    });
  if (isClosed(listing)) throw closed(listing);
}

/** Check that a listing is not closed: a closed one never changes. */
export const isClosed = ({ status }: Listing): boolean =>
  status === 'sold' || status === 'withdrawn' || status === 'removed';
export const closed = ({ status }: Listing) =>
  conflict('LISTING_CLOSED', { status, message: 'This listing is closed, so you cannot change it.' });
export const notOpen = ({ status }: Listing) =>
  conflict('LISTING_NOT_OPEN', { status, message: 'This listing is not open right now.' });
