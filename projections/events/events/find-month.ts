import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { allDates, type Criteria, conditionsOf, milesTo } from './find-dates.js';

/** A date that a query found. */
export interface FoundDate {
  readonly date_id: string;
  readonly gathering_id: string;
  /** ISO-8601 UTC */
  readonly starts_at: string;
  readonly miles: number | null;
}

interface DatesOfDay {
  readonly day: string;
  /** How many dates. */
  readonly total: number;
  /** The first three of them. */
  readonly first: readonly FoundDate[];
}

/** The days on which listed dates are that match; a date of several days is on each. Everywhere, dates of one day are counted in their index, and
 *  only the others are looked at.
 *  in  days: one after the other, the first and the last of them also in the criteria
 *  source  ADR 0107 */
export async function datesOnDays(
  db: Database,
  days: readonly string[],
  criteria: Criteria,
): Promise<readonly DatesOfDay[]> {
  const { place, radius, kind, from, until, ...others } = criteria;
  const isChosen = (place && radius) || Object.values(others).some((one) => one !== undefined);
  const parts = isChosen
    ? [ofAnyLength(db, days, criteria)]
    : [
        ofOneDay(db, days, criteria),
        ofAnyLength(db, days, { ...criteria, only: sql`d.on_day < d.last_day` }),
      ];
  const found = (await Promise.all(parts)).flat();
  return days.flatMap((day) => {
    const some = found.filter((part) => part.day === day);
    const first = some.flatMap((part) => part.first).toSorted(inTime);
    return some.length
      ? [{ day, total: some.reduce((sum, { total }) => sum + total, 0), first: first.slice(0, 3) }]
      : [];
  });
}

/** Dates on each of their days, each looked at. */
async function ofAnyLength(
  db: Database,
  days: readonly string[],
  criteria: Criteria,
): Promise<readonly DatesOfDay[]> {
  const columns = sql`d.date_id, d.gathering_id, d.on_day, d.last_day, d.starts_at, ${milesTo(criteria.place)} as miles`;
  const since = (day: string) => sql`${sql.ref(`f.${day}`)}::date - ${days[0]}::date`;
  const { rows } = await sql<Found & { readonly at: number }>`
    select at, total, date_id, gathering_id, starts_at, miles from (
      select *, count(*) over (partition by at)::int as total, row_number() over (partition by at order by starts_at, date_id) as nth
      from (
        select f.*, generate_series(greatest(${since('on_day')}, 0), least(${since('last_day')}, ${days.length - 1}::int)) as at
        from (${allDates(criteria, columns)}) f
      ) e
    ) n where nth <= 3`.execute(db);
  return byDay(rows.map(({ at, ...row }) => ({ ...row, day: days[at] ?? '' })));
}

/** Dates of one day, by the index of days. */
async function ofOneDay(
  db: Database,
  days: readonly string[],
  { place, kind }: Criteria,
): Promise<readonly DatesOfDay[]> {
  // not `=`: the planner would replace one by the other, and not know the index any more
  const isOfOneDay = sql`${conditionsOf({ kind })} and d.on_day >= d.last_day`;
  const { rows } = await sql<Found & { readonly day: string }>`
    select n.on_day as day, n.total, first.* from (
      select d.on_day, count(*)::int as total from events.gathering_date d
      where ${isOfOneDay} and d.on_day between ${days[0]} and ${days.at(-1)} group by d.on_day
    ) n, lateral (
      select d.date_id, d.gathering_id, d.starts_at, ${milesTo(place)} as miles from events.gathering_date d
      where ${isOfOneDay} and d.on_day = n.on_day order by d.starts_at, d.date_id limit 3
    ) first`.execute(db);
  return byDay(rows);
}

interface Found extends FoundDate {
  readonly total: number;
}

const byDay = (rows: readonly (Found & { readonly day: string })[]): readonly DatesOfDay[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, first]) => ({
    day,
    total: first[0]?.total ?? 0,
    first,
  }));

const inTime = (one: FoundDate, other: FoundDate): number =>
  one.starts_at < other.starts_at || (one.starts_at === other.starts_at && one.date_id < other.date_id)
    ? -1
    : 1;
