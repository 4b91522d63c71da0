import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** Up to when a member has seen what they follow; undefined before the first time.
 *  out  ISO-8601 UTC */
export async function seenUpTo(db: Database, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ seen_up_to: string }>`select seen_up_to from feeds.seen
    where member_id = ${memberId}`.execute(db);
  return rows[0]?.seen_up_to;
}

/** Record that a member has seen what they follow up to a time; it never moves back, and not beyond now.
 *  units  ISO-8601 UTC */
export async function markSeen(db: Database, memberId: string, upTo: string, now: string): Promise<void> {
  await sql`insert into feeds.seen values (${memberId}, least(${upTo}::timestamptz, ${now}::timestamptz))
    on conflict (member_id) do update set seen_up_to = greatest(seen.seen_up_to, excluded.seen_up_to)`.execute(
    db,
  );
}

/** Deletes the marks of erased members. */
export async function deleteSeenOf(db: Database, memberIds: readonly string[]): Promise<void> {
  await sql`delete from feeds.seen where member_id = any(${[...memberIds]})`.execute(db);
}
