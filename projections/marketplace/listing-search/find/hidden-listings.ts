import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';

/** The numbers of the listings of these sellers that a search would find; [] without a query when there is no
 *  seller. The listings of members whom the searcher has blocked, or who have blocked the searcher, are hidden. They
 *  are few, so a search excludes them by number, and subtracts them from the counts of cells; other searches are
 *  unaffected. */
export async function listingsOfSellers(
  db: Database,
  sellers: readonly string[],
): Promise<readonly number[]> {
  if (!sellers.length) return [];
  const { rows } = await sql<{ no: number }>`
    select no from listing_search.card where seller_id = any(${sellers}) and found`.execute(db);
  return rows.map(({ no }) => no);
}
