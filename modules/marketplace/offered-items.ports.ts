import { definePort } from '../kernel/manifest/port.js';

/** The inventory items that a listing offers. Answered by inventory under OFFERED_ITEMS. */
export interface OfferedItems {
  /**
   * Whether all items of a sold listing can go back into stock: not when a buyer has one, when one has changed since,
   * or when one was sold elsewhere.
   */
  sinceSale(listingId: string): Promise<'unchanged' | 'taken over' | 'changed'>;
  /** Other listings of the same owner that offer, or offered, one of the items of this listing; twenty at most. */
  otherListingsOf(listingId: string, ownerId: string): Promise<readonly string[]>;
}

export const OFFERED_ITEMS = definePort<OfferedItems>('OfferedItems');
