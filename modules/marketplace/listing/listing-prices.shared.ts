import { sql } from 'kysely';

/** Every listing with a price, in any status, to join by its id. */
export const listingPrices = sql<{
  readonly id: string;
  readonly seller_id: string;
  readonly price_cents: number;
  readonly is_active: boolean;
}>`(select id, seller_id, price_cents, status = 'active' as is_active from listing_search.card where price_cents is not null)`;
