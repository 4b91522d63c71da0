import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventView, listEvents } from '../../../modules/events/events.contract.js';
import type { QueryOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { AnnouncedTable, GatheringTable } from './events.table.js';

/** Gatherings, soonest first. `upcoming` leaves out those that are over; a place with a radius leaves out those farther away.
 *  units   radius and distance: miles (haversine, earth radius 3959 miles); a radius of 0 or none means everywhere */
export async function findGatherings(
  db: Database,
  {
    upcoming,
    limit,
    latitude,
    longitude,
    radius,
    organizerId,
  }: Pick<QueryOf<typeof listEvents>, 'upcoming' | 'limit' | 'latitude' | 'longitude' | 'radius'> & {
    readonly organizerId?: string;
  },
  now: string,
): Promise<EventView[]> {
  const miles = milesFrom(latitude, longitude);
  let found = db
    .withTables<{ 'events.gathering': GatheringTable }>()
    .selectFrom('events.gathering')
    .selectAll()
    .select([
      miles.as('distance'),
      sql<string>`to_char(starts_at at time zone time_zone, 'YYYY-MM-DD')`.as('day'),
      sql<string | null>`(select organizer_id from events.announced where gathering_id = id)`.as(
        'organizerId',
      ),
    ])
    .where(isStanding)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit);
  if (upcoming) found = found.where('ends_at', '>', now);
  if (radius && latitude !== undefined && longitude !== undefined) found = found.where(miles, '<=', radius);
  if (organizerId !== undefined)
    found = found.where(
      sql<SqlBool>`id in (select gathering_id from events.announced where organizer_id = ${organizerId})`,
    );
  return (await found.execute()).map(viewOf);
}

/** The gatherings that a member ever announced, cancelled ones too. */
export async function gatheringsOf(db: Database, organizerId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ 'events.announced': AnnouncedTable }>()
    .selectFrom('events.announced')
    .select('gathering_id as id')
    .where('organizer_id', '=', organizerId)
    .orderBy('gathering_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The gatherings of a member that are still to come and have an organizer, soonest first. */
export async function upcomingGatheringsOf(
  db: Database,
  organizerId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return db
    .withTables<{ 'events.gathering': GatheringTable; 'events.announced': AnnouncedTable }>()
    .selectFrom('events.gathering')
    .innerJoin('events.announced', 'gathering_id', 'id')
    .select(['id', 'title'])
    .where('organizer_id', '=', organizerId)
    .where(isStanding)
    .where('is_without_organizer', '=', false)
    .where('ends_at', '>', sql<string>`now()`)
    .orderBy('starts_at')
    .execute();
}

/** Which of these gatherings are announced, and neither cancelled nor removed. */
export async function gatheringsShown(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ 'events.gathering': GatheringTable }>()
    .selectFrom('events.gathering')
    .select('id')
    .where('id', 'in', ids)
    .where(isStanding)
    .execute();
  return rows.map(({ id }) => id);
}

/** As the indexes say it. */
const isStanding = sql<SqlBool>`not is_cancelled and not is_removed`;

function milesFrom(latitude: number | undefined, longitude: number | undefined): RawBuilder<number | null> {
  if (latitude === undefined || longitude === undefined) return sql<null>`null::float8`;
  return sql<number>`3959 * 2 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;
}

function viewOf(row: GatheringTable & Pick<EventView, 'distance' | 'day' | 'organizerId'>): EventView {
  return {
    id: row.id,
    dateId: row.id,
    title: row.title,
    kind: row.kind as EventView['kind'],
    description: row.description,
    date: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    day: row.day,
    location: `${row.venue}, ${row.area}`,
    latitude: row.latitude,
    longitude: row.longitude,
    isWithoutOrganizer: row.is_without_organizer,
    organizerId: row.organizerId,
    organizer: null,
    season: 'once',
    status: 'on',
    photo: null,
    going: 0,
    interested: 0,
    mine: null,
    distance: row.distance === null ? null : Math.round(row.distance * 10) / 10,
    cursor: `${row.starts_at}_${row.id}`,
  };
}
