import { sql } from 'kysely';
import { earthRadius, type Place } from '../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../modules/kernel/postgres/database.js';

/* What the read model asked before it had squares: an index on the end of each date, and the distance of each that is to come. */

/** An index as that model had it, of the same rows. */
export const naiveIndexes = [
  "create index naive_ends on events.gathering_date (ends_at) where status = 'on'",
  "create index naive_starts on events.gathering_date (starts_at, date_id) where status = 'on'",
];

/** The ids of the next dates of the first events to come within so many miles.
 *  in  since: when these may have begun at the earliest, for the index of time; that model did not say it */
export async function naiveNear(
  db: Database,
  place: Place,
  radius: number,
  now: string,
  limit: number,
  since = '-infinity',
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select distinct on (d.gathering_id) d.date_id as id, d.starts_at from events.gathering_date d join events.gathering g on g.id = d.gathering_id
    where g.status = 'published' and not g.is_removed and d.status = 'on' and d.ends_at > ${now}::timestamptz
      and d.starts_at > ${since}::timestamptz and ${milesTo(place)} <= ${radius}::float8
    order by d.gathering_id, d.starts_at) next order by starts_at, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The days of a month with how many dates each has, and the first three. */
export async function naiveMonth(
  db: Database,
  days: readonly string[],
  place: Place | undefined,
  radius: number,
): Promise<readonly { readonly day: string; readonly total: number; readonly first: readonly string[] }[]> {
  const { rows } = await sql<{ day: string; total: number; first: readonly string[] }>`
    select day, count(*)::int as total, (array_agg(d.date_id order by d.starts_at, d.date_id))[1:3] as first
    from unnest(${[...days]}::text[]) as day
      join events.gathering_date d on day collate "C" between d.on_day and d.last_day
      join events.gathering g on g.id = d.gathering_id
    where g.status = 'published' and not g.is_removed and d.status = 'on'
      ${place ? sql`and ${milesTo(place)} <= ${radius}::float8` : sql``}
    group by day order by day`.execute(db);
  return rows;
}

const milesTo = ({ latitude, longitude }: Place) => sql`(${2 * earthRadius}::float8 * asin(least(1, sqrt(
  sin(radians(g.latitude - ${latitude}::float8) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(g.latitude)) * sin(radians(g.longitude - ${longitude}::float8) / 2) ^ 2))))`;
