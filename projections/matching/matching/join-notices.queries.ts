import { sql } from 'kysely';
import { goers } from '../../../modules/events/attendance/goers.shared.js';
import { eventDates } from '../../../modules/events/event-dates.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { datesOfSales, vendorSpaces } from '../../../modules/orders/vendor-spaces.shared.js';
import { isMutual, isNamedToAll, type JoinDate, suiting } from './join.queries.js';

/** Dates with spaces that are on, begin within a span of time and are not over, soonest first.
 *  in  now, until: ISO-8601 UTC */
export async function datesToTellOf(db: Database, now: string, until: string): Promise<readonly JoinDate[]> {
  const { rows } = await sql<JoinDate>`select s.date_id as "dateId", d.* from ${datesOfSales} s
      join lateral (select * from ${eventDates} e where e.gathering_id = s.gathering_id and (s.day is null or e.first_day = s.day)
        order by e.first_day limit 1) d on true
    where d.is_on and d.is_public and d.ends_at > ${now}::timestamptz and d.starts_at <= ${until}::timestamptz
    order by d.starts_at, s.date_id`.execute(db);
  return rows.map((row) => ({ ...row, starts_at: new Date(row.starts_at).toISOString() }));
}

/** A vendor of a date, with what they have for one visitor. */
export interface ForVisitor {
  readonly seekerId: string;
  readonly holderId: string;
  readonly hasListing: boolean;
  readonly isTold: boolean;
}

/** Visitors of a date with an open need, in the order of their ids.
 *  in  after: the last id of the answer before */
export async function visitorsOf(
  db: Database,
  { gathering_id, first_day }: JoinDate,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select a.member_id as id from ${goers} a
    where a.gathering_id = ${gathering_id} and a.day = ${first_day} and a.member_id > ${after}
      and exists (select from matching.entry n where n.owner_id = a.member_id and n.sort = 'need' and n.is_open)
    order by a.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** For these visitors of a date: vendors who have something for them, whether or not it may be told. */
export async function vendorsFor(
  db: Database,
  dateId: string,
  visitorIds: readonly string[],
): Promise<readonly ForVisitor[]> {
  const { rows } = await sql<ForVisitor>`
    select n.owner_id as "seekerId", p.holder_id as "holderId", bool_or(p.thing = 'listing') as "hasListing",
      bool_or(g.match_id is not null) as "isTold"
    from matching.entry n join ${suiting(dateId)} on p.need_id = n.id and p.meets_limit
    where n.owner_id = any(${[...visitorIds]}) and n.sort = 'need' and n.is_open and ${isMutual}
      and exists (select from ${vendorSpaces} v where v.date_id = ${dateId} and v.vendor_id = p.holder_id)
    group by n.owner_id, p.holder_id order by n.owner_id, p.holder_id`.execute(db);
  return rows;
}

/** Vendors of a date, in the order of their ids. */
export async function vendorsOf(db: Database, dateId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.vendor_id as id from ${vendorSpaces} v where v.date_id = ${dateId} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** One space of each vendor of a date, a named one first. */
export async function firstSpaces(
  db: Database,
  dateId: string,
): Promise<ReadonlyMap<string, { readonly code: string; readonly isNamed: boolean }>> {
  const { rows } = await sql<{ id: string; code: string; isNamed: boolean }>`
    select distinct on (one.id) one.* from (
      select v.vendor_id as id, v.code, v.is_named and ${isNamedToAll(sql`v.vendor_id`)} as "isNamed"
      from ${vendorSpaces} v where v.date_id = ${dateId}) one
    order by one.id, one."isNamed" desc, length(one.code), one.code`.execute(db);
  return new Map(rows.map(({ id, ...space }) => [id, space]));
}
