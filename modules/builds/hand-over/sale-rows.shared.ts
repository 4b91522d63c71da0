import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** The builds whose car a listing sells, as the process that follows sales writes them. */
export const saleRows = {
  /** This listing sells the car of a build, and no other does. */
  link: async (tx: Database, buildId: string, listingId: string): Promise<void> => {
    await sql`insert into building.sale (build_id, listing_id) values (${buildId}, ${listingId})
      on conflict (build_id) do update set listing_id = excluded.listing_id`.execute(tx);
  },
  unlink: async (tx: Database, buildId: string): Promise<void> => {
    await sql`delete from building.sale where build_id = ${buildId}`.execute(tx);
  },
  buildsOf: async (tx: Database, listingId: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ build_id: string }>`
      select build_id from building.sale where listing_id = ${listingId} order by build_id`.execute(tx);
    return rows.map(({ build_id }) => build_id);
  },
};
