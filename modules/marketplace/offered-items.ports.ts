import { definePort } from '../kernel/manifest/port.js';

/** The things that a listing offers, where its seller keeps them in an inventory. Answered by inventory under OFFERED_ITEMS. */
export interface OfferedItems {
  /** Whether all items that a sold listing offered can go back into stock: not when a buyer has one, when one has changed since, or was sold outside. */
  sinceSale(listingId: string): Promise<'unchanged' | 'taken over' | 'changed'>;
  /** Other listings of the same owner that offer, or offered, one of the items of this listing; twenty at most. */
  otherListingsOf(listingId: string, ownerId: string): Promise<readonly string[]>;
}

export const OFFERED_ITEMS = definePort<OfferedItems>('OfferedItems');
