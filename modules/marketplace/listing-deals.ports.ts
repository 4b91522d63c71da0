import { definePort } from '../kernel/manifest/port.js';
import type { SaleView } from './listing.schemas.js';

/** What a member has agreed on with others about listings. Answered by the read model of deals; nobody else is told. */
export interface ListingDeals {
  /** The deals of a member about these listings that are held or done, by listing: one query for a whole page. */
  dealsOf(
    memberId: string,
    listingIds: readonly string[],
    now: string,
  ): Promise<ReadonlyMap<string, ListingDeal>>;
  /** What a member has bought, the newest first, unless they dispute it.
   *  in   before: the place of the last one */
  boughtBy(
    memberId: string,
    page: { readonly before?: BoughtPlace | undefined; readonly limit: number },
    now: string,
  ): Promise<readonly (SaleView & { readonly listingId: string })[]>;
  /** How many of those there are. */
  countBought(memberId: string): Promise<number>;
}

export interface ListingDeal {
  readonly side: 'buyer' | 'seller';
  /** Dollars that both have agreed on, while the listing is held; null without. */
  readonly agreedPrice: number | null;
  /** The sale, or the find of a wanted ad; null before. */
  readonly sale: SaleView | null;
}

export interface BoughtPlace {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly dealId: string;
}

export const LISTING_DEALS = definePort<ListingDeals>('ListingDeals');
