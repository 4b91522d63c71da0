import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { Listing } from './listing.state.js';

/** errors  NOT_YOUR_LISTING (forbidden) */
export function mustBeSeller(listing: Listing, meta: CommandMetadata): void {
  if (listing.sellerId !== meta.actor.id)
    throw forbidden('NOT_YOUR_LISTING', { message: 'Only its seller may do that.' });
}

/** Its seller may change what it says while nobody holds it and it is not over.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_HELD, LISTING_CLOSED (conflict) */
export function mustBeEditable(listing: Listing, meta: CommandMetadata): void {
  mustBeSeller(listing, meta);
  if (listing.status === 'held')
    throw conflict('LISTING_HELD', { message: 'A buyer holds it: release the hold before you change it.' });
  if (isClosed(listing)) throw closed(listing);
}

/** Over for its seller: nothing about it changes any more. */
export const isClosed = ({ status }: Listing): boolean =>
  status === 'sold' || status === 'withdrawn' || status === 'removed';
export const closed = ({ status }: Listing) =>
  conflict('LISTING_CLOSED', { status, message: 'This listing is closed: it can no longer be changed.' });
export const notOpen = ({ status }: Listing) =>
  conflict('LISTING_NOT_OPEN', { status, message: 'This listing is not open right now.' });
