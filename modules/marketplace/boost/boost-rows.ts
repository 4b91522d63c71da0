import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** The boosts that a member has started: written before the log is, so that no two at once are counted past each other. The log says which of them run. */
export const boostRows = {
  /** The other listings that the member has boosted; those whose time is over are deleted. */
  othersOf: async (
    tx: Database,
    memberId: string,
    { except, now }: { readonly except: string; readonly now: string },
  ): Promise<readonly string[]> => {
    await sql`delete from listing_boost.started where member_id = ${memberId} and until <= ${now}`.execute(
      tx,
    );
    const { rows } = await sql<{ listing_id: string }>`
      select listing_id from listing_boost.started where member_id = ${memberId} and listing_id <> ${except}`.execute(
      tx,
    );
    return rows.map(({ listing_id }) => listing_id);
  },
  add: async (tx: Database, row: { memberId: string; listingId: string; until: string }): Promise<void> => {
    await sql`insert into listing_boost.started values (${row.listingId}, ${row.memberId}, ${row.until})
      on conflict (listing_id) do update set until = excluded.until`.execute(tx);
  },
  removeOf: async (tx: Database, memberIds: readonly string[]): Promise<void> => {
    await sql`delete from listing_boost.started where member_id = any(${[...memberIds]})`.execute(tx);
  },
};
