import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  countEvents,
  EventView,
  listEvents,
  monthOfEvents,
} from '../../../modules/events/events.contract.js';
import type { Published } from '../../../modules/events/gatherings.ports.js';
import { daysAfter } from '../../../modules/kernel/decider/days.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import { type Criteria, conditionsOf, cursorOf, firstDates, havingWords } from './find-dates.js';
import { nextDates } from './find-events.js';
import { datesOnDays, type FoundDate } from './find-month.js';
import { isOfDate, type Reader, viewsOf } from './views.js';

export type ListQuery = Pick<QueryOf<typeof listEvents>, 'upcoming' | 'limit'> &
  Partial<QueryOf<typeof listEvents>>;

/** A reader of a list, and whom they follow. */
export interface ListReader extends Reader {
  readonly followed?: readonly string[];
}

/** Events, each once with its first date that is asked for, or every date of them; soonest first. `upcoming` leaves out those that are over; a place with a radius leaves out those farther away.
 *  units   radius and distance: miles (haversine, earth radius 3959 miles); a radius of 0 or none means everywhere
 *  errors  BAD_CURSOR (invalid)
 *  source  ADR 0107 */
export async function findEvents(
  db: Database,
  query: ListQuery & { readonly organizerId?: string },
  reader: ListReader,
): Promise<EventView[]> {
  const { startsAfter } = cursorOf(query.after);
  const begun = startsAfter?.begun ?? reader.now;
  const criteria = { ...(await criteriaOf(db, query, { ...reader, now: begun })), startsAfter };
  const found = query.dates === 'all' ? firstDates(criteria, query.limit) : nextDates(criteria, query.limit);
  return viewsOf(db, found, { ...reader, begun });
}

/** How many events such a list has, each once; counted to 1,000. */
export async function countOfEvents(
  db: Database,
  query: QueryOf<typeof countEvents>,
  reader: ListReader,
): Promise<ResponseOf<typeof countEvents>> {
  const criteria = await criteriaOf(db, query, reader);
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${nextDates(criteria, mostCounted + 1)}) f`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

const mostCounted = 1_000;

/** What such a query looks for. */
export async function criteriaOf(
  db: Database,
  query: Partial<ListQuery> & { readonly organizerId?: string },
  { followed = [], now }: ListReader,
): Promise<Criteria> {
  const { upcoming, kind, from, until, organizer, organizerId, friends } = query;
  const some = await Promise.all([
    havingWords(db, query.search),
    organizer === undefined ? {} : gatheringsBy(db, 'club_id', organizer),
    organizerId === undefined ? {} : gatheringsBy(db, 'organizer_id', organizerId),
    friends ? gatheringsOfFriends(db, followed) : {},
  ]);
  return {
    ...whereOf(query),
    ...{ kind, from, until, ...both(some) },
    endsAfter: upcoming ? now : undefined,
    only: friends ? isWithFriends(followed) : undefined,
  };
}

/** The days of a month on which there is something: how many dates, and the first three. A date of several days counts on each. */
export async function monthOf(
  db: Database,
  query: QueryOf<typeof monthOfEvents>,
  reader: ListReader,
): Promise<ResponseOf<typeof monthOfEvents>['days']> {
  const days = daysOfMonth(query.month);
  const { month: _, ...filters } = query;
  const asked = { ...filters, from: days[0], until: days.at(-1), upcoming: false };
  const found = await datesOnDays(db, days, await criteriaOf(db, asked, reader));
  const first = found.flatMap((day) => day.first);
  const views = new Map((await viewsOf(db, asFound(first), reader)).map((view) => [view.dateId, view]));
  return found.map(({ day, total, first }) => ({
    day,
    total,
    events: first.flatMap(({ date_id }) => views.get(date_id) ?? []),
  }));
}

/** Dates to come that a member goes to or is interested in, soonest first; cancelled and postponed ones too. */
export const eventsOfMember = (
  db: Database,
  memberId: string,
  limit: number,
  now: string,
): Promise<EventView[]> =>
  viewsOf(
    db,
    sql`select d.date_id, d.gathering_id, d.starts_at, null::float8 as miles
      from events.attendance a join events.gathering_date d on ${isOfDate} join events.gathering g on g.id = d.gathering_id
      where a.member_id = ${memberId} and (d.ends_at > ${now}::timestamptz or d.status = 'postponed')
        and g.status in ('published', 'cancelled') and not g.is_removed
      order by d.starts_at, d.date_id limit ${limit}`,
    { readerId: memberId, now },
  );

/** What an organizer has to come, each event once, with its next date, soonest first. */
export const nextOfOrganizer = (
  db: Database,
  clubId: string,
  now: string,
  limit: number,
): Promise<EventView[]> =>
  viewsOf(
    db,
    sql`select next.date_id, g.id as gathering_id, next.starts_at, null::float8 as miles
      from events.gathering g, lateral (
        select d.date_id, d.starts_at from events.gathering_date d
        where d.gathering_id = g.id and ${conditionsOf({ endsAfter: now })} order by d.starts_at, d.date_id limit 1
      ) next
      where g.club_id = ${clubId} and g.status = 'published' and not g.is_removed
      order by next.starts_at, next.date_id limit ${limit}`,
    { now },
  );

/** Gatherings that were published after a moment and have a date to come, the latest first, each with its next date. */
export async function publishedSince(
  db: Database,
  at: string,
  now: string,
  limit: number,
): Promise<readonly Published[]> {
  const { rows } = await sql<FoundDate & { readonly published_at: string }>`
    select g.id as gathering_id, next.date_id, next.starts_at, null as miles, g.published_at
    from events.gathering g, lateral (
      select d.date_id, d.starts_at from events.gathering_date d
      where d.gathering_id = g.id and ${conditionsOf({ endsAfter: now })} order by d.starts_at, d.date_id limit 1
    ) next
    where g.status = 'published' and not g.is_removed and g.published_at > ${at}::timestamptz
    order by g.published_at desc, g.id limit ${limit}`.execute(db);
  const views = new Map((await viewsOf(db, asFound(rows), { now })).map((view) => [view.id, view]));
  return rows.flatMap(({ gathering_id, published_at: publishedAt }) => {
    const view = views.get(gathering_id);
    return view ? [{ ...view, publishedAt }] : [];
  });
}

/** Dates that were found already, as a query of them. */
const asFound = (rows: readonly FoundDate[]): RawBuilder<unknown> =>
  sql`select distinct date_id, gathering_id, starts_at, miles from json_to_recordset(${JSON.stringify(rows)})
    as g (date_id text, gathering_id text, starts_at timestamptz, miles float8)`;

function whereOf({
  latitude,
  longitude,
  radius,
}: Pick<ListQuery, 'latitude' | 'longitude' | 'radius'>): Pick<Criteria, 'place' | 'radius'> {
  if (latitude === undefined || longitude === undefined) return {};
  return { place: { latitude, longitude }, radius };
}

async function gatheringsBy(
  db: Database,
  column: 'club_id' | 'organizer_id',
  id: string,
): Promise<Pick<Criteria, 'gatherings'>> {
  const { rows } = await sql<{ id: string }>`select id from events.gathering
    where ${sql.ref(column)} = ${id} and status = 'published' and not is_removed`.execute(db);
  return { gatherings: rows.map(({ id }) => id) };
}

/** Where somebody goes whom the reader follows, and says so. */
async function gatheringsOfFriends(
  db: Database,
  followed: readonly string[],
): Promise<Pick<Criteria, 'gatherings'>> {
  const { rows } = await sql<{ id: string }>`select distinct gathering_id as id from events.attendance a
    where ${isShownBy(followed)}`.execute(db);
  return { gatherings: rows.map(({ id }) => id) };
}

const isWithFriends = (followed: readonly string[]): RawBuilder<SqlBool> =>
  sql`exists (select from events.attendance a join ${people} p on p.id = a.member_id
    where ${isOfDate} and ${isShownBy(followed)} and p.is_open and not p.is_minor)`;

const isShownBy = (followed: readonly string[]): RawBuilder<SqlBool> =>
  sql`a.member_id = any(${[...followed]}::text[]) and a.kind = 'going' and a.is_shown`;

/** What all of these allow. */
function both(
  some: readonly Pick<Criteria, 'gatherings' | 'words'>[],
): Pick<Criteria, 'gatherings' | 'words'> {
  const lists = some.flatMap(({ gatherings }) => (gatherings ? [new Set(gatherings)] : []));
  const [first, ...others] = lists;
  const words = some.find((one) => one.words !== undefined)?.words;
  return { words, gatherings: first && [...first].filter((id) => others.every((other) => other.has(id))) };
}

function daysOfMonth(month: string): readonly string[] {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, nth, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => daysAfter(`${month}-01`, at));
}
