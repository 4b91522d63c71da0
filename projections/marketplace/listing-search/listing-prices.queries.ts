import { sql } from 'kysely';
import type { ListingPrice } from '../../../modules/marketplace/listing-searches.ports.js';

/** Every listing that has a price. A query to join: the card of a listing is found by its id. */
export const listingPrices = sql<ListingPrice>`
  select id, seller_id, price_cents, status = 'active' as is_active from listing_search.card where price_cents is not null`;
