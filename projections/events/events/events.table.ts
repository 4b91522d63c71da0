/** One row for each gathering that was published. */
export interface GatheringTable {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly time_zone: string;
  readonly venue: string;
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Only its cards show it then. */
  readonly is_cancelled: boolean;
  /** By a decision: its cards show that alone. */
  readonly is_removed: boolean;
  readonly is_without_organizer: boolean;
}

/** The owner of a gathering, until they are erased. */
export interface AnnouncedTable {
  readonly gathering_id: string;
  readonly organizer_id: string;
}

/** Few gatherings are upcoming at any time: the index on their end finds them all, and distance is computed for those only. */
export const createGatherings = `
create table announced ( -- every gathering that ever was, cancelled ones too
  gathering_id text primary key,
  organizer_id text not null
);
create index announced_by on announced (organizer_id);
create table erased ( -- members, whose gatherings are nobody's
  id text primary key
);
create table gathering (
  id text primary key,
  title text not null,
  kind text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  venue text not null,
  area text not null,
  latitude double precision not null,
  longitude double precision not null,
  is_cancelled boolean not null,
  is_removed boolean not null,
  is_without_organizer boolean not null
);
create index gathering_ends on gathering (ends_at) where not is_cancelled and not is_removed;
create index gathering_starts on gathering (starts_at, id) where not is_cancelled and not is_removed;
`;
