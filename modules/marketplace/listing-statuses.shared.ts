import { sql } from 'kysely';
import type { ListingStatus } from './listing/listing.events.js';

/** Whose each listing is, and its status. A read that asks it also waits for `listing-search`. */
export const listingStatuses = sql<{
  readonly id: string;
  readonly seller_id: string;
  readonly status: ListingStatus;
}>`(
  select id, seller_id, status from listing_search.card)`;
