import { sql } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';

/** How far members have read and received; rows, as every opened thread moves them. Positions are those of the log. */
export type MarkTables = {
  readonly 'messaging.mark': {
    readonly thread_id: string;
    readonly member_id: string;
    readonly read_up_to: number;
  };
  readonly 'messaging.delivery': { readonly member_id: string; readonly up_to: number };
};

/** Note that a member has read a thread up to a position; never back.
 *  out  whether that was news */
export async function setRead(
  db: Database,
  threadId: string,
  memberId: string,
  upTo: number,
): Promise<boolean> {
  const { rows } = await sql`insert into messaging.mark (thread_id, member_id, read_up_to)
    values (${threadId}, ${memberId}, ${upTo})
    on conflict (thread_id, member_id) do update set read_up_to = excluded.read_up_to
      where mark.read_up_to < excluded.read_up_to returning 1`.execute(db);
  return rows.length > 0;
}

/** Note that a device of the member has all messages up to a position; never back.
 *  out  whether that was news */
export async function setDelivered(db: Database, memberId: string, upTo: number): Promise<boolean> {
  const { rows } = await sql`insert into messaging.delivery (member_id, up_to) values (${memberId}, ${upTo})
    on conflict (member_id) do update set up_to = excluded.up_to
      where delivery.up_to < excluded.up_to returning 1`.execute(db);
  return rows.length > 0;
}

/** Nothing of an erased member stays. */
export async function deleteMarksOf(db: Database, memberIds: readonly string[]): Promise<void> {
  const ids = [...memberIds];
  for (const table of ['mark', 'delivery', 'outreach', 'draft'])
    await sql`delete from ${sql.table(`messaging.${table}`)} where member_id = any(${ids})`.execute(db);
}
