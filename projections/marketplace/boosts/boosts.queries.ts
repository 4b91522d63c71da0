import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Boosts, RunningBoost } from '../../../modules/marketplace/boost/boosts.ports.js';

export const boostsAnswers = (db: Database): Boosts => ({
  running: async (now) => {
    const { rows } = await sql<RunningBoost>`
      select listing_id as "listingId", member_id as "memberId", most from boosts.boost where until > ${now}
      order by since desc, listing_id`.execute(db);
    return rows;
  },
});

/** The boosts of a member that run, the soonest to end first. */
export async function runningOf(
  db: Database,
  memberId: string,
  now: string,
): Promise<readonly { readonly listingId: string; readonly until: string }[]> {
  const { rows } = await sql<{ listingId: string; until: string }>`
    select listing_id as "listingId", until from boosts.boost where member_id = ${memberId} and until > ${now}
    order by until, listing_id`.execute(db);
  return rows;
}

/** The listings that a member has ever boosted. */
export async function boostedBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from boosts.boost where member_id = ${memberId} order by listing_id`.execute(db);
  return rows.map(({ id }) => id);
}
