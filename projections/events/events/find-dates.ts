import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { daysAfter } from '../../../modules/kernel/decider/days.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { earthRadius, type Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type Cursor, readCursor } from './cursor.js';
import { squaresAround } from './squares.js';

/** Which dates a list, a month or a map shows. */
export interface Criteria {
  readonly place?: Place | undefined;
  /** Miles around the place; undefined: everywhere. */
  readonly radius?: number | undefined;
  readonly kind?: readonly string[] | undefined;
  /** Local days, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** ISO-8601 UTC: only dates that end later. */
  readonly endsAfter?: string | undefined;
  /** Only of these gatherings. */
  readonly gatherings?: readonly string[] | undefined;
  /** Words that too many gatherings have to list those. */
  readonly words?: string | undefined;
  readonly startsAfter?: Cursor | undefined;
  /** A further condition of dates `d`. */
  readonly only?: RawBuilder<SqlBool> | undefined;
}

/** A date lasts 14 days at most, and a day of clocks that change 25 hours: bounds of its start follow from bounds of its days and its end. */
const longest = 15;

/** The conditions of listed dates `d`. */
export function conditionsOf(criteria: Criteria): RawBuilder<SqlBool> {
  const { kind, from, until, endsAfter, gatherings, words, startsAfter, only } = criteria;
  const all: RawBuilder<unknown>[] = [sql`d.is_listed`];
  if (endsAfter !== undefined)
    all.push(
      sql`d.ends_at > ${endsAfter}::timestamptz`,
      sql`d.starts_at > ${plusDays(endsAfter, -longest)}::timestamptz`,
    );
  if (from !== undefined)
    all.push(
      sql`d.last_day >= ${from}`,
      ...bound('starts_at', '>', daysAfter(from, -longest)),
      ...bound('ends_at', '>', daysAfter(from, -1)),
    );
  if (until !== undefined)
    all.push(sql`d.on_day <= ${until}`, ...bound('starts_at', '<', daysAfter(until, 2)));
  if (kind) all.push(sql`d.kind = any(${[...kind]}::text[])`);
  if (gatherings) all.push(sql`d.gathering_id = any(${[...gatherings]}::text[])`);
  if (words !== undefined)
    all.push(
      sql`exists (select from events.gathering g where g.id = d.gathering_id and g.words @@ ${queryOf(words)})`,
    );
  if (startsAfter)
    all.push(
      sql`(d.starts_at, d.date_id) > (${startsAfter.at}::timestamptz, ${startsAfter.id}::text collate "C")`,
    );
  if (criteria.place && criteria.radius)
    all.push(sql`${milesTo(criteria.place)} <= ${criteria.radius}::float8`);
  if (only) all.push(only);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** The first listed dates `f` that match, soonest first.
 *  out  date_id, gathering_id, starts_at and miles, null without a place */
export function firstDates(criteria: Criteria, limit: number): RawBuilder<unknown> {
  const first = sql`d.date_id, d.gathering_id, d.starts_at, ${milesTo(criteria.place)} as miles
    from events.gathering_date d where`;
  const order = (of: string) =>
    sql`order by ${sql.ref(`${of}.starts_at`)}, ${sql.ref(`${of}.date_id`)} limit ${limit}`;
  const conditions = conditionsOf(criteria);
  const around = circleOf(criteria);
  if (!around) return sql`select ${first} ${conditions} ${order('d')}`;
  // the first of each square by its index, then the first of those; a window is read when those before it have too few, so nothing sorts them again
  return sql`select s.* from ${windowsFrom(beginOf(criteria))} w (since, until), lateral (
    select s.* from unnest(${around.squares}::int[]) q (square), lateral (
      select ${first} d.${sql.ref(around.column)} = q.square and d.starts_at > w.since and d.starts_at <= w.until
        and ${conditions} ${order('d')}) s ${order('s')}
    ) s limit ${limit}`;
}

/** Windows of time, one after the other, each longer than those before it together: a square that has many dates, all of them outside of the
 *  circle, is read no farther than the list goes. */
function windowsFrom(begin: string | undefined): RawBuilder<unknown> {
  const ends =
    begin === undefined
      ? []
      : windows.map((days) => sql`${begin}::timestamptz + interval '1 day' * ${days}::int`);
  return sql`unnest(array[${sql.join([sql`'-infinity'::timestamptz`, ...ends])}], array[${sql.join([...ends, sql`'infinity'::timestamptz`])}])`;
}

/** Days after the begin of a list. */
const windows = [4, 16, 64, 256];

/** About when the first date of a list is. */
const beginOf = ({ from, endsAfter, startsAfter }: Criteria): string | undefined =>
  [endsAfter, startsAfter?.at, ...(from === undefined ? [] : midnight(from))]
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);

/** All listed dates that match, by the indexes of squares or of time. */
export function allDates(criteria: Criteria, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const dates = sql`select ${columns} from events.gathering_date d where`;
  const around = circleOf(criteria);
  if (!around) return sql`${dates} ${conditionsOf(criteria)}`;
  return sql`select s.* from unnest(${around.squares}::int[]) q (square),
    lateral (${dates} d.${sql.ref(around.column)} = q.square and ${conditionsOf(criteria)} offset 0) s`;
}

/** Gatherings with these words: as a list of ids while they are few, else as a condition of each date. */
export async function havingWords(
  db: Database,
  words: string | undefined,
): Promise<Pick<Criteria, 'gatherings' | 'words'>> {
  if (words === undefined || words === '') return {};
  const { rows } = await sql<{ id: string }>`select id from events.gathering
    where words @@ ${queryOf(words)} and status = 'published' and not is_removed limit ${few + 1}`.execute(
    db,
  );
  return rows.length > few ? { words } : { gatherings: rows.map(({ id }) => id) };
}

/** Miles from a place to a date `d`; null without a place. */
export function milesTo(place: Place | undefined): RawBuilder<number | null> {
  if (!place) return sql<null>`null::float8`;
  const { latitude, longitude } = place;
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, sqrt(
    sin(radians(d.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(d.latitude)) * sin(radians(d.longitude - ${longitude}::float8) / 2) ^ 2))))`;
}

/** errors  BAD_CURSOR (invalid) */
export const cursorOf = (after: string | undefined): Pick<Criteria, 'startsAfter'> => ({
  startsAfter: readCursor(after),
});

const few = 2_000;
/** A bound that the indexes know; none for days outside of what PostgreSQL reads. */
const bound = (column: 'starts_at' | 'ends_at', than: '<' | '>', day: string): RawBuilder<unknown>[] =>
  midnight(day).map((at) => sql`d.${sql.ref(column)} ${sql.raw(than)} ${at}::timestamptz`);
const midnight = (day: string): string[] =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(day) ? [`${day}T00:00:00.000Z`] : [];
const queryOf = (words: string) => sql`websearch_to_tsquery('english', ${words})`;

/** Where to look; undefined for everywhere. All dates of a few gatherings are looked at. */
const circleOf = ({ place, radius, gatherings }: Criteria) =>
  place && radius && !gatherings ? squaresAround(place, radius) : undefined;
