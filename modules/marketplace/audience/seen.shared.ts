import { sql } from 'kysely';

/** How often listings were seen in searches and opened, by the day (UTC), for figures of sellers.
 *  source  README, Audience */
export const seenOfDays = sql<{
  readonly listing_id: string;
  readonly seller_id: string;
  readonly day: string;
  readonly impressions: number;
  readonly views: number;
}>`listing_audience.seen`;
