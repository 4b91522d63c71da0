import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { Before } from './join-notices.rules.js';

export type Side = 'visitor' | 'vendor';

/** What members were told last of a date, by member. */
export async function toldBefore(
  db: Database,
  dateId: string,
  side: Side,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Before>> {
  if (!memberIds.length) return new Map();
  const { rows } = await sql<{ id: string; count: number; at: Date }>`
    select member_id as id, count, at from join_notices.told
    where date_id = ${dateId} and side = ${side} and member_id = any(${[...memberIds]})`.execute(db);
  return new Map(rows.map(({ id, count, at }) => [id, { count, at: new Date(at).toISOString() }]));
}

/** units  at: ISO-8601 UTC */
export async function writeTold(
  tx: Database,
  dateId: string,
  side: Side,
  { memberId, count, at }: { readonly memberId: string; readonly count: number; readonly at: string },
): Promise<void> {
  await sql`insert into join_notices.told values (${dateId}, ${memberId}, ${side}, ${count}, ${at})
    on conflict (date_id, side, member_id) do update set count = excluded.count, at = excluded.at`.execute(
    tx,
  );
}

/** Dates of which something was told so long ago are over. */
export async function deleteToldBefore(db: Database, at: string): Promise<void> {
  await sql`delete from join_notices.told where at < ${at}`.execute(db);
}
