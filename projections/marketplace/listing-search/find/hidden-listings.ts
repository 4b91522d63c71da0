import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';

/** The numbers of the listings of these sellers that a search would find; [] without a query when there is no seller. A searcher does not see the listings of
 *  members whom they have blocked, or who have blocked them. These are few, so a search leaves them out by number, and takes them off the counts of cells; the searches of
 *  all others stay as they are. */
export async function listingsOfSellers(
  db: Database,
  sellers: readonly string[],
): Promise<readonly number[]> {
  if (!sellers.length) return [];
  const { rows } = await sql<{ no: number }>`
    select no from listing_search.card where seller_id = any(${sellers}) and found`.execute(db);
  return rows.map(({ no }) => no);
}
