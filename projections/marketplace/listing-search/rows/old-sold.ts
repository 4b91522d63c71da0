import { sql } from 'kysely';
import { plusDays } from '../../../../modules/kernel/decider/time.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../../../modules/kernel/processing/projection.js';
import type { CardRow } from '../listing-search.table.js';
import { searchEntryOf } from './search-entry.js';
import { moveCounts } from './write-changes.js';

/** Days for which a sold listing can still be found. */
export const soldShownFor = 30;

/** The moment before which sold listings are no longer found.
 *  units   ISO-8601 UTC */
export const soldSince = (now: string): string => plusDays(now, -soldShownFor);

/** Remove listings sold more than 30 days ago from the search. Their pages disappear without a job, by the current time.
 *  out     how many were removed */
export async function hideOldSold(db: Database, now: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await enterSchema(tx, 'listing_search');
    const { rows } = await sql<{
      counts_maintained: boolean;
    }>`select counts_maintained from maintenance for update`.execute(tx);
    const old = await sql<CardRow>`select * from card where found and status = 'sold'
      and sold_at < ${now}::timestamptz - make_interval(days => ${soldShownFor})`.execute(tx);
    if (!rows[0]?.counts_maintained || !old.rows.length) return 0;
    const numbers = old.rows.map(({ no }) => no);
    await sql`update card set found = false where no = any(${numbers})`.execute(tx);
    await sql`delete from spot where no = any(${numbers})`.execute(tx);
    await moveCounts(
      tx,
      old.rows.map((card) => ({ was: searchEntryOf(card), is: undefined })),
    );
    return old.rows.length;
  });
}
