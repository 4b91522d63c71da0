import { type RawBuilder, sql } from 'kysely';
import type { EventView } from '../../../modules/events/events.contract.js';
import type { OrganizerRef } from '../../../modules/events/organizer/organizer.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { contentPhoto } from '../../../modules/media/photos.contract.js';
import { writeCursor } from './cursor.js';
import type { ClubRow, DateRow, GatheringRow } from './events.table.js';

/** Who reads, and when. */
export interface Reader {
  readonly readerId?: string | undefined;
  /** ISO-8601 UTC */
  readonly now: string;
  /** When the first page of the list was asked for: its next pages go on from there. */
  readonly begun?: string | undefined;
}

/** A date with its gathering and organizer. */
export type ViewRow = Pick<
  DateRow,
  'date_id' | 'first_day' | 'on_day' | 'starts_at' | 'ends_at' | 'status' | 'nth'
> &
  Pick<
    GatheringRow,
    | 'id'
    | 'title'
    | 'kind'
    | 'description'
    | 'time_zone'
    | 'venue'
    | 'area'
    | 'latitude'
    | 'longitude'
    | 'organizer_id'
    | 'season'
    | 'dates_on'
    | 'rhythm'
    | 'cover'
  > & {
    readonly gathering_status: GatheringRow['status'];
    readonly is_without_organizer: boolean;
    readonly organizer: Club | null;
    readonly going: number;
    readonly interested: number;
    readonly mine: EventView['mine'];
    readonly miles: number | null;
  };

export type Club = Pick<ClubRow, 'id' | 'slug' | 'name' | 'verification' | 'until' | 'is_hidden'>;

/** These dates `f` (gathering_id, date_id, starts_at, miles) as lists show them, soonest first. */
export async function viewsOf(
  db: Database,
  found: RawBuilder<unknown>,
  { readerId, now, begun = now }: Reader,
): Promise<EventView[]> {
  const { rows } = await sql<ViewRow>`
    select d.date_id, d.first_day, d.on_day, d.starts_at, d.ends_at, d.status, d.nth, ${ofGathering}, f.miles,
      coalesce(t.going, 0) as going, coalesce(t.interested, 0) as interested, ${mineOn(readerId)} as mine
    from (${found}) f
      join events.gathering_date d on d.gathering_id = f.gathering_id and d.starts_at = f.starts_at and d.date_id = f.date_id
      join events.gathering g on g.id = d.gathering_id
      left join events.club c on c.id = g.club_id
      left join events.turnout t on t.gathering_id = d.gathering_id and t.day = d.first_day
    order by d.starts_at, d.date_id`.execute(db);
  return rows.map((row) => viewOf(row, now, begun));
}

/** What a view says of a gathering `g` and its organizer `c`. */
export const ofGathering = sql`g.id, g.title, g.kind, g.description, g.time_zone, g.venue, g.area, g.latitude, g.longitude,
  g.organizer_id, g.season, g.dates_on, g.rhythm, g.cover, g.status as gathering_status,
  not g.has_organizer or coalesce(c.is_gone, false) as is_without_organizer,
  case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
    'verification', c.verification, 'until', c.until, 'is_hidden', c.is_hidden) end as organizer`;

/** Whether an attendance is of a date. */
export const isOfDate = sql`a.gathering_id = d.gathering_id and a.day = d.first_day`;

export const mineOn = (readerId: string | undefined): RawBuilder<unknown> =>
  readerId === undefined
    ? sql`null`
    : sql`(select a.kind from events.attendance a where a.member_id = ${readerId} and ${isOfDate})`;

export function viewOf(row: ViewRow, now: string, begun = now): EventView {
  return {
    id: row.id,
    dateId: row.date_id,
    title: row.title,
    kind: row.kind as EventView['kind'],
    description: row.description,
    date: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    day: row.on_day,
    location: `${row.venue}, ${row.area}`,
    latitude: row.latitude,
    longitude: row.longitude,
    isWithoutOrganizer: row.is_without_organizer,
    organizerId: row.organizer_id,
    organizer: organizerRef(row.organizer, now),
    season: row.season as EventView['season'],
    series: seriesOf(row),
    status: row.gathering_status === 'cancelled' ? 'cancelled' : statusOf(row),
    photo: row.cover && contentPhoto({ kind: 'gathering', id: row.id }, row.cover),
    going: row.going,
    interested: row.interested,
    mine: row.mine,
    distance: row.miles === null ? null : Math.round(row.miles * 10) / 10,
    cursor: writeCursor({ at: row.starts_at, id: row.date_id, begun }),
  };
}

/** A date that is not on follows no other. */
const seriesOf = ({ dates_on, nth, rhythm }: ViewRow): EventView['series'] =>
  dates_on > 1 ? { rhythm, dates: dates_on, following: nth === 0 ? 0 : dates_on - nth } : null;

export const statusOf = ({
  status,
  on_day,
  first_day,
}: Pick<DateRow, 'status' | 'on_day' | 'first_day'>): EventView['status'] =>
  status === 'on' && on_day !== first_day ? 'moved' : status;

/** Null for one that is hidden by a decision. */
export const organizerRef = (club: Club | null, now: string): OrganizerRef | null =>
  club && !club.is_hidden
    ? { id: club.id, slug: club.slug, name: club.name, isVerified: isVerified(club, now) }
    : null;

export const isVerified = (
  { verification, until, is_hidden }: Pick<Club, 'verification' | 'until' | 'is_hidden'>,
  now: string,
): boolean =>
  verification === 'verified' && until !== null && Date.parse(until) > Date.parse(now) && !is_hidden;
