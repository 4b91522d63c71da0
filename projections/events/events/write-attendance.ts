import { sql } from 'kysely';
import type { attendanceEvents } from '../../../modules/events/attendance/attendance.events.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { AttendanceRow } from './events.table.js';

/** The last event of each stream: it says all. */
export type AttendanceEvents = readonly RecordedEvent<EventOf<typeof attendanceEvents>>[];

/** Write who goes where: the rows from before are deleted, the new ones inserted, and both are counted. */
export async function writeAttendance(tx: DatabaseTransaction, events: AttendanceEvents): Promise<void> {
  if (!events.length) return;
  const given = sql`json_to_recordset(${JSON.stringify(events.map(rowOf))}) as g
    (gathering_id text, day text, member_id text, kind text, is_shown boolean, is_selling boolean, is_reminded boolean)`;
  const { rows: before } = await sql<Counted>`delete from attendance a using ${given}
    where (a.gathering_id, a.day, a.member_id) = (g.gathering_id, g.day, g.member_id) returning a.gathering_id, a.day, a.kind`.execute(
    tx,
  );
  const { rows: after } = await sql<Counted>`insert into attendance
    select * from ${given} where kind is not null and member_id not in (select id from erased) returning gathering_id, day, kind`.execute(
    tx,
  );
  await count(tx, after, before);
}

export async function forgetAttendance(tx: DatabaseTransaction, erased: readonly string[]): Promise<void> {
  const { rows } = await sql<Counted>`delete from attendance where member_id = any(${erased})
    returning gathering_id, day, kind`.execute(tx);
  await count(tx, [], rows);
}

type Counted = Pick<AttendanceRow, 'gathering_id' | 'day' | 'kind'>;

async function count(
  tx: DatabaseTransaction,
  begun: readonly Counted[],
  ended: readonly Counted[],
): Promise<void> {
  const changes = [...begun.map((one) => ({ ...one, by: 1 })), ...ended.map((one) => ({ ...one, by: -1 }))];
  if (!changes.length) return;
  await sql`insert into turnout
    select gathering_id, day, coalesce(sum(by) filter (where kind = 'going'), 0), coalesce(sum(by) filter (where kind = 'interested'), 0)
    from json_to_recordset(${JSON.stringify(changes)}) as changed (gathering_id text, day text, kind text, by int)
    group by gathering_id, day
    on conflict (gathering_id, day) do update
      set going = turnout.going + excluded.going, interested = turnout.interested + excluded.interested`.execute(
    tx,
  );
}

/** `kind` is null for a member who no longer plans anything. */
function rowOf({ type, data }: AttendanceEvents[number]) {
  const { gatheringId: gathering_id, memberId: member_id } = data;
  const of = { gathering_id, member_id, day: data.day };
  if (type === 'AttendanceEnded')
    return { ...of, kind: null, is_shown: false, is_selling: false, is_reminded: false };
  const { as: kind, isShown: is_shown, isSelling: is_selling, isReminded: is_reminded } = data;
  return { ...of, kind, is_shown, is_selling, is_reminded };
}
