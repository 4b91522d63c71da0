import { sql } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';

/** How far members have read and received; rows, because every opened thread moves them. Positions are those of the log. */
type MarkTables = {
  readonly 'messaging.mark': ReadMark;
  readonly 'messaging.delivery': { readonly member_id: string; readonly up_to: number };
};

interface ReadMark {
  readonly thread_id: string;
  readonly member_id: string;
  readonly read_up_to: number;
}

/** How far members have read threads, to join by thread and member. */
export const readMarks = sql<ReadMark>`messaging.mark`;

/** How far these members have read a thread, and the position up to which a device of theirs has all messages. */
export async function marksIn(
  db: Database,
  threadId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly readUpTo: number; readonly deliveredUpTo: number }>> {
  if (!memberIds.length) return new Map();
  const rows = db.withTables<MarkTables>();
  const [read, delivered] = await Promise.all([
    rows
      .selectFrom('messaging.mark')
      .select(['member_id', 'read_up_to'])
      .where('thread_id', '=', threadId)
      .where('member_id', 'in', memberIds)
      .execute(),
    rows.selectFrom('messaging.delivery').selectAll().where('member_id', 'in', memberIds).execute(),
  ]);
  const readUpTo = new Map(read.map(({ member_id, read_up_to }) => [member_id, read_up_to]));
  const deliveredUpTo = new Map(delivered.map(({ member_id, up_to }) => [member_id, up_to]));
  return new Map(
    memberIds.map((id) => [
      id,
      { readUpTo: readUpTo.get(id) ?? 0, deliveredUpTo: deliveredUpTo.get(id) ?? 0 },
    ]),
  );
}

/** Record that a member has read a thread up to a position; it never moves back.
 *  out  whether it moved */
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

/** Record that a device of the member has all messages up to a position; it never moves back.
 *  out  whether it moved */
export async function setDelivered(db: Database, memberId: string, upTo: number): Promise<boolean> {
  const { rows } = await sql`insert into messaging.delivery (member_id, up_to) values (${memberId}, ${upTo})
    on conflict (member_id) do update set up_to = excluded.up_to
      where delivery.up_to < excluded.up_to returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the rows of an erased member. */
export async function deleteMarksOf(db: Database, memberIds: readonly string[]): Promise<void> {
  const ids = [...memberIds];
  for (const table of ['mark', 'delivery', 'outreach'])
    await sql`delete from ${sql.table(`messaging.${table}`)} where member_id = any(${ids})`.execute(db);
}
