import { sql } from 'kysely';
import type { DateToRemindOf, Plan, Plans } from '../../../modules/events/attendance/plans.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isOfDate } from './views.js';

export const plansAnswers = (db: Database): Plans => ({
  of: (memberId, gatheringId) => plansAbout(db, memberId, [gatheringId]),
  from: async (memberId, from, limit) => {
    const { rows } =
      await sql<Plan>`select ${columns} from events.attendance a join events.gathering_date d on ${isOfDate}
      where a.member_id = ${memberId} and (d.ends_at > ${from}::timestamptz or d.status = 'postponed')
      order by d.starts_at, d.date_id limit ${limit}`.execute(db);
    return rows;
  },
  toRemindOf: async (from, until) => {
    const { rows } = await sql<DateToRemindOf>`
      select d.gathering_id as "gatheringId", d.first_day as day, d.starts_at as "startsAt", d.ends_at as "endsAt", g.time_zone as "timeZone"
      from events.gathering_date d join events.gathering g on g.id = d.gathering_id
      where d.is_listed and d.starts_at > ${from}::timestamptz and d.starts_at <= ${until}::timestamptz
        and exists (select from events.attendance a where ${isOfDate} and a.is_reminded)
      order by d.starts_at, d.date_id`.execute(db);
    return rows;
  },
  reminded: async ({ gatheringId, day }, after, limit) => {
    const { rows } = await sql<{ id: string }>`select a.member_id as id from events.attendance a
      where a.gathering_id = ${gatheringId} and a.day = ${day} and a.is_reminded and a.member_id > ${after}
      order by a.member_id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
});

/** What a member plans about the dates of these events. */
export async function plansAbout(
  db: Database,
  memberId: string,
  gatheringIds: readonly string[],
): Promise<readonly Plan[]> {
  const { rows } = await sql<Plan>`select ${columns} from events.attendance a
    where a.member_id = ${memberId} and a.gathering_id = any(${[...gatheringIds]}::text[])
    order by a.gathering_id, a.day`.execute(db);
  return rows;
}

/** What a member plans about all dates that ever were, for the archive. */
export async function plansOfMember(db: Database, memberId: string): Promise<readonly Plan[]> {
  const { rows } = await sql<Plan>`select ${columns} from events.attendance a where a.member_id = ${memberId}
    order by a.day, a.gathering_id`.execute(db);
  return rows;
}

/** Whether a date of an organizer's events is over that was on. */
export async function hasRun(db: Database, clubId: string, now: string): Promise<boolean> {
  const { rows } =
    await sql`select from events.gathering g join events.gathering_date d on d.gathering_id = g.id
    where g.club_id = ${clubId} and d.is_listed and d.ends_at <= ${now}::timestamptz limit 1`.execute(db);
  return rows.length > 0;
}

const columns = sql`a.gathering_id as "gatheringId", a.day, a.kind as "as", a.is_shown as "isShown",
  a.is_selling as "isSelling", a.is_reminded as "isReminded"`;
