import { sql } from 'kysely';
import type { Gathering } from '../../../modules/events/gathering/gathering.state.js';
import type { OrganizerRef } from '../../../modules/events/organizer/organizer.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import type { DateRow, GatheringRow } from './events.table.js';
import { type Club, organizerRef, statusOf } from './views.js';

/** An event as search engines and previews are told of it. */
export type PublicEvent = Pick<GatheringRow, 'id' | 'title' | 'kind' | 'description' | 'venue' | 'area'> & {
  readonly isCancelled: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string | null;
  readonly timeZone: string;
  readonly photos: readonly Photo[];
  readonly admission: readonly { readonly label: string; readonly cents: number }[];
  readonly organizer: OrganizerRef | null;
  /** To come, in order; at least one: the last when all are over. */
  readonly dates: readonly PublicDate[];
};

export interface PublicDate {
  readonly dateId: string;
  /** ISO-8601 UTC */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Names it: the day on which it was to be first. */
  readonly firstDay: string;
  readonly status: 'on' | 'moved' | 'postponed' | 'cancelled';
}

/** One event that guests see; undefined for any other. One query. */
export async function publicEvent(db: Database, id: string, now: string): Promise<PublicEvent | undefined> {
  const { rows } = await sql<EventRow>`
    select g.id, g.title, g.kind, g.description, g.venue, g.area, g.latitude, g.longitude, g.status, g.time_zone, g.state->'words' as words,
      case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
        'verification', c.verification, 'until', c.until, 'is_hidden', c.is_hidden) end as club,
      (select json_agg(d order by d.starts_at, d.first_day) from (
        (select * from events.gathering_date d where d.gathering_id = g.id and d.ends_at > ${now}::timestamptz order by d.starts_at limit ${most})
        union
        (select * from events.gathering_date d where d.gathering_id = g.id
          and not exists (select from events.gathering_date o where o.gathering_id = g.id and o.ends_at > ${now}::timestamptz)
          order by d.starts_at desc limit 1)
      ) d) as dates
    from events.gathering g left join events.club c on c.id = g.club_id
    where g.id = ${id} and g.status in ('published', 'cancelled') and not g.is_removed`.execute(db);
  const [row] = rows;
  if (!row?.dates) return undefined;
  const { id: _, title, kind, description, venue, area, latitude, longitude, words, club } = row;
  return {
    ...{ id, title, kind, description, venue, area, latitude, longitude },
    isCancelled: row.status === 'cancelled',
    address: words.venue.address,
    timeZone: row.time_zone,
    photos: words.photos,
    admission: words.admission,
    organizer: organizerRef(club, now),
    dates: row.dates.map((date) => ({
      dateId: date.date_id,
      startsAt: new Date(date.starts_at).toISOString(),
      endsAt: new Date(date.ends_at).toISOString(),
      firstDay: date.first_day,
      status: row.status === 'cancelled' ? 'cancelled' : statusOf(date),
    })),
  };
}

const most = 12;

interface EventRow
  extends Pick<
    GatheringRow,
    | 'id'
    | 'title'
    | 'kind'
    | 'description'
    | 'venue'
    | 'area'
    | 'latitude'
    | 'longitude'
    | 'status'
    | 'time_zone'
  > {
  readonly words: NonNullable<Gathering['words']>;
  readonly club: Club | null;
  readonly dates: readonly DateRow[] | null;
}

/** The photos that guests see of an event. */
export async function publicPhotosOfGathering(db: Database, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    photos: readonly Photo[];
  }>`select state->'words'->'photos' as photos from events.gathering
    where id = ${id} and status in ('published', 'cancelled') and not is_removed`.execute(db);
  return (rows[0]?.photos ?? []).map((photo) => photo.id);
}

/** The first id of each part of at most `size` events. */
export async function eventParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: string }>`
    select id as first from (
      select id, row_number() over (order by id) as n from events.gathering where status = 'published' and not is_removed
    ) as numbered where (n - 1) % ${size}::int = 0 order by id`.execute(db);
  return rows.map(({ first }) => first);
}

/** The events of a part that search engines may keep. */
export async function eventsOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly { readonly id: string; readonly changedAt: string }[]> {
  const { rows } = await sql<{ id: string; changedAt: string }>`
    select id, changed_at as "changedAt" from events.gathering
    where status = 'published' and not is_removed and id >= ${first} order by id limit ${size}`.execute(db);
  return rows;
}
