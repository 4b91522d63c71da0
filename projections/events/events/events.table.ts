import type { Gathering } from '../../../modules/events/gathering/gathering.state.js';
import type { Verification } from '../../../modules/events/organizer/organizer.state.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';

export type GatheringStatus = 'draft' | 'in review' | 'published' | 'cancelled' | 'discarded';

/** One row for each gathering that was ever drafted or published. Days are local: '2026-06-13'; moments ISO-8601 UTC. */
export interface GatheringRow {
  readonly id: string;
  readonly version: number;
  readonly status: GatheringStatus;
  /** By a decision of a case. */
  readonly is_removed: boolean;
  readonly has_organizer: boolean;
  /** The member who wrote or published it, until they are erased. */
  readonly organizer_id: string | null;
  readonly club_id: string | null;
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly time_zone: string;
  readonly venue: string;
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly season: string;
  readonly cover: Photo | null;
  readonly first_day: string;
  readonly published_at: string | null;
  /** Of its last change. */
  readonly changed_at: string;
  /** When its last date that is on closes; null without one. */
  readonly ends_at: string | null;
  /** How many dates are on. */
  readonly dates_on: number;
  /** "Every Saturday"; '' without a rule. */
  readonly rhythm: string;
  /** Why it was cancelled, or sent back. */
  readonly reason: string;
}

/** One row for each date. */
export interface DateRow {
  readonly gathering_id: string;
  /** Names it. */
  readonly first_day: string;
  readonly date_id: string;
  readonly on_day: string;
  readonly last_day: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly status: 'on' | 'postponed' | 'cancelled';
  readonly reason: string;
  /** Everybody finds it: it is on, and its gathering is published and not removed. */
  readonly is_listed: boolean;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cell: number;
  readonly zone: number;
  /** Among the dates of its gathering that are on, counted from 1; 0 when it is not on. */
  readonly nth: number;
  /** When the listed dates before it have all closed, and the last day of those; the year 1000 and '' for the first. */
  readonly before_ends_at: string;
  readonly before_day: string;
}

export interface ClubRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly verification: Verification;
  readonly until: string | null;
  readonly is_trusted: boolean;
  readonly is_hidden: boolean;
  /** Its events have no organizer for now: its verification was withdrawn, it is hidden, or nobody is left to run it. */
  readonly is_gone: boolean;
  /** Roles, by the ids of members. */
  readonly team: Readonly<Record<string, string>>;
}

export interface AttendanceRow {
  readonly gathering_id: string;
  /** Names the date. */
  readonly day: string;
  readonly member_id: string;
  readonly kind: 'going' | 'interested';
  readonly is_shown: boolean;
  readonly is_selling: boolean;
  readonly is_reminded: boolean;
}

/** A gathering as its page is made of it. */
export type OpenRow = Pick<
  GatheringRow,
  'id' | 'version' | 'status' | 'is_removed' | 'has_organizer' | 'organizer_id' | 'club_id' | 'reason'
> & { readonly state: Gathering; readonly club: ClubRow | null };

/** `state`: what `evolve` has made of all events so far, without its member: the next event is applied to it.
 *  `turnout`: how many go to a date. A series has up to 400 dates, so lists join it for those that they show.
 *  `cell` and `zone` number the squares of one and of ten degrees (`squares.ts`). Their indexes end in `before_ends_at`, by which they find the next date of each event.
 *  `erased`: members whose gatherings are nobody's.
 *  source  ADR 0107 */
export const createEvents = `
create table erased (id text primary key);

create table gathering (
  id text primary key,
  version int not null,
  status text not null,
  is_removed boolean not null,
  has_organizer boolean not null,
  organizer_id text,
  club_id text,
  title text not null,
  kind text not null,
  description text not null,
  time_zone text not null,
  venue text not null,
  area text not null,
  latitude double precision not null,
  longitude double precision not null,
  season text not null,
  cover json,
  first_day text collate "C" not null,
  published_at timestamptz,
  changed_at timestamptz not null,
  ends_at timestamptz,
  dates_on int not null,
  rhythm text not null,
  reason text not null,
  state json not null,
  words tsvector not null generated always as (to_tsvector('english', title || ' ' || venue || ' ' || area || ' ' || description)) stored
);
create index gathering_organizer on gathering (organizer_id);
create index gathering_club on gathering (club_id);

create table gathering_date (
  gathering_id text not null,
  first_day text collate "C" not null,
  date_id text collate "C" not null,
  on_day text collate "C" not null,
  last_day text collate "C" not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null,
  reason text not null,
  is_listed boolean not null,
  kind text not null,
  latitude double precision not null,
  longitude double precision not null,
  cell int not null,
  zone int not null,
  nth int not null,
  before_ends_at timestamptz not null,
  before_day text collate "C" not null,
  primary key (gathering_id, first_day)
);

create table club (
  id text primary key,
  slug text not null,
  name text not null,
  verification text not null,
  until timestamptz,
  is_trusted boolean not null,
  is_hidden boolean not null,
  is_gone boolean not null,
  team jsonb not null,
  version int not null,
  state json not null
);
create index club_team on club using gin (team);

create table attendance (
  gathering_id text not null,
  day text collate "C" not null,
  member_id text not null,
  kind text not null,
  is_shown boolean not null,
  is_selling boolean not null,
  is_reminded boolean not null,
  primary key (gathering_id, day, member_id)
);
create index attendance_member on attendance (member_id);

create table turnout (
  gathering_id text not null,
  day text collate "C" not null,
  going int not null,
  interested int not null,
  primary key (gathering_id, day)
);
`;

/** Those that writing does without: a rebuild makes them after the rows. */
export const eventsIndexes = [
  `create index gathering_published on gathering (published_at) where status = 'published' and not is_removed`,
  `create index gathering_place on gathering (latitude, longitude, ends_at) where status = 'published' and not is_removed`,
  `create index gathering_words on gathering using gin (words) where status = 'published' and not is_removed`,
  'create index date_of on gathering_date (gathering_id, starts_at)',
  'create index date_cell on gathering_date (cell, starts_at, date_id, ends_at, before_ends_at) where is_listed',
  'create index date_zone on gathering_date (zone, starts_at, date_id, ends_at, before_ends_at) where is_listed',
  'create index date_starts on gathering_date (starts_at, date_id, ends_at, before_ends_at) where is_listed',
  'create index date_day on gathering_date (on_day, starts_at, date_id) include (kind) where is_listed and on_day >= last_day',
  'create index date_long on gathering_date (starts_at, ends_at) where is_listed and on_day < last_day',
  'create index attendance_selling on attendance (gathering_id, member_id) where is_selling',
];
