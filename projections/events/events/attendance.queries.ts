import { sql } from 'kysely';
import type { readAttendance } from '../../../modules/events/attendance/attendance.contract.js';
import type { AttendanceOf } from '../../../modules/events/attendance.ports.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isOfDate } from './views.js';

export const attendanceAnswers = (db: Database): AttendanceOf => ({
  members: async (gatheringId, { kinds, days, after = '', limit }) => {
    const { rows } = await sql<{ id: string }>`select distinct member_id as id from events.attendance
      where gathering_id = ${gatheringId} and kind = any(${[...kinds]}::text[]) and member_id > ${after} and ${isOn(gatheringId, days)}
      order by member_id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  count: async (gatheringId, days) => {
    const { rows } = await sql<{ going: number; interested: number }>`
      select count(distinct member_id) filter (where kind = 'going')::int as going,
        count(distinct member_id) filter (where kind = 'interested')::int as interested
      from events.attendance where gathering_id = ${gatheringId} and ${isOn(gatheringId, days)}`.execute(db);
    return rows[0] ?? { going: 0, interested: 0 };
  },
});

/** What a member plans about the dates of an event; that of an event of one date is told by no day. */
export async function plansOf(
  db: Database,
  gatheringId: string,
  memberId: string,
): Promise<ResponseOf<typeof readAttendance>['dates']> {
  const { rows } = await sql<ResponseOf<typeof readAttendance>['dates'][number]>`
    select case when d.date_id <> d.gathering_id then a.day end as day, a.kind as "as",
      a.is_shown as "isShown", a.is_selling as "isSelling", a.is_reminded as "isReminded"
    from events.attendance a join events.gathering_date d on ${isOfDate} join events.gathering g on g.id = a.gathering_id
    where a.gathering_id = ${gatheringId} and a.member_id = ${memberId} and not g.is_removed order by a.day`.execute(
    db,
  );
  return rows;
}

/** null: the one date of an event. */
const isOn = (gatheringId: string, days: readonly (string | null)[] | undefined) =>
  days
    ? sql`(day = any(${days.filter((day) => day !== null)}::text[]) or ${days.includes(null)} and day =
        (select first_day from events.gathering_date where gathering_id = ${gatheringId} and date_id = gathering_id))`
    : sql`true`;
