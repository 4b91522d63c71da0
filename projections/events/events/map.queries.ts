import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { mapOfEvents } from '../../../modules/events/events.contract.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DateRow, GatheringRow } from './events.table.js';
import { conditionsOf } from './find-dates.js';
import { criteriaOf, type ListReader } from './list.queries.js';

type MapQuery = QueryOf<typeof mapOfEvents>;
type OnMap = ResponseOf<typeof mapOfEvents>;

/** The next date of each event in a part of the map, soonest first, and how many events there are.
 *  in  a part that crosses the 180th meridian has a west larger than its east; few: more events than these are not looked at singly */
export async function eventsOnMap(
  db: Database,
  query: MapQuery,
  reader: ListReader,
  few = 5_000,
): Promise<OnMap> {
  const criteria = await criteriaOf(db, { ...query, upcoming: true }, reader);
  const part: Part = {
    toCome: conditionsOf(criteria),
    isIn: (of) => isIn(query, of),
    now: reader.now,
    gatherings: criteria.gatherings,
  };
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${openIn(part)} and exists (
      select from events.gathering_date d where d.gathering_id = g.id and ${part.toCome})`.execute(db);
  const total = rows[0]?.total ?? 0;
  const found = total > few ? await soonest(db, part) : await nextOfEach(db, part);
  return { total, events: found.map(viewOf) };
}

const mostOnMap = 1_000;

interface Part {
  /** Of a date `d`. */
  readonly toCome: RawBuilder<SqlBool>;
  /** Of a place. */
  readonly isIn: (of: 'd' | 'g') => RawBuilder<SqlBool>;
  readonly now: string;
  /** Only these. */
  readonly gatherings: readonly string[] | undefined;
}

const openIn = ({ isIn: isInPart, now, gatherings }: Part): RawBuilder<unknown> => sql`events.gathering g
  where g.status = 'published' and not g.is_removed and g.ends_at > ${now}::timestamptz and ${isInPart('g')}
    and ${gatherings ? sql`g.id = any(${[...gatherings]}::text[])` : sql`true`}`;

/** The next date of each event. */
async function nextOfEach(db: Database, part: Part): Promise<readonly MapRow[]> {
  const { rows } = await sql<MapRow>`
    select ${columns} from (select g.* from ${openIn(part)}) g, lateral (
      select * from events.gathering_date d where d.gathering_id = g.id and ${part.toCome} order by d.starts_at, d.date_id limit 1
    ) d order by d.starts_at, d.date_id limit ${mostOnMap}`.execute(db);
  return rows;
}

/** The same where there are so many that the first dates of all are enough: a series is among them with a few dates. */
async function soonest(db: Database, part: Part): Promise<readonly MapRow[]> {
  const { rows } = await sql<MapRow & { readonly seen: number }>`
    select ${columns}, d.seen from (
      select distinct on (gathering_id) *, count(*) over ()::int as seen from (
        select * from events.gathering_date d where ${part.toCome} and ${part.isIn('d')} order by d.starts_at, d.date_id limit ${enough}
      ) first order by gathering_id, starts_at
    ) d join events.gathering g on g.id = d.gathering_id order by d.starts_at, d.date_id limit ${mostOnMap}`.execute(
    db,
  );
  return rows.length < mostOnMap && (rows[0]?.seen ?? 0) >= enough ? nextOfEach(db, part) : rows;
}

const enough = 4_000;

const columns = sql`g.id, g.title, g.kind, g.time_zone, g.venue, g.area, g.latitude, g.longitude,
  d.date_id, d.on_day, d.starts_at, d.ends_at`;

type MapRow = Pick<
  GatheringRow,
  'id' | 'title' | 'kind' | 'time_zone' | 'venue' | 'area' | 'latitude' | 'longitude'
> &
  Pick<DateRow, 'date_id' | 'on_day' | 'starts_at' | 'ends_at'>;

const viewOf = (row: MapRow): OnMap['events'][number] => ({
  id: row.id,
  dateId: row.date_id,
  title: row.title,
  kind: row.kind as OnMap['events'][number]['kind'],
  date: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  day: row.on_day,
  location: `${row.venue}, ${row.area}`,
  latitude: row.latitude,
  longitude: row.longitude,
});

function isIn({ west, south, east, north }: MapQuery, of: 'd' | 'g'): RawBuilder<SqlBool> {
  const [latitude, longitude] = [sql.ref(`${of}.latitude`), sql.ref(`${of}.longitude`)];
  const across =
    west <= east
      ? sql`${longitude} between ${west}::float8 and ${east}::float8`
      : sql`(${longitude} >= ${west}::float8 or ${longitude} <= ${east}::float8)`;
  return sql<SqlBool>`${latitude} between ${south}::float8 and ${north}::float8 and ${across}`;
}
