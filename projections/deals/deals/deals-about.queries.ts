import type { Parties } from '../../../modules/deals/deal-ids.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DealsTables } from './deals.table.js';

/** The deals about a listing, with any buyer. */
export async function dealsAbout(
  db: Database,
  listingId: string,
  limit: number,
): Promise<readonly Parties[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select(['seller_id', 'buyer_id'])
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ seller_id: sellerId, buyer_id: buyerId }) => ({ listingId, sellerId, buyerId }));
}
