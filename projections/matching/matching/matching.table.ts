import type { ActiveItem } from '../../../modules/inventory/item/active-item.state.js';
import type { ListingStatus } from '../../../modules/marketplace/listing/listing.events.js';
import type { Key } from '../../../modules/matching/keys.rules.js';
import type { Candidate, Reason, Wanted } from '../../../modules/matching/match.rules.js';

/** The entries that are compared: wanted ads and candidates, open or not. */
export interface EntryRow {
  readonly id: string;
  readonly sort: 'need' | 'thing';
  readonly owner_id: string;
  readonly version: number;
  /** The version of its last event that this row contains. */
  readonly position: number;
  readonly status: ListingStatus;
  readonly status_before: ListingStatus | null;
  /** Until somebody has looked at reports about it. */
  readonly is_hidden: boolean;
  readonly is_open: boolean;
  /** The form that the rules read. */
  readonly content: Wanted | Candidate;
  readonly keys: readonly Key[];
  /** For an inventory item: the complete item, as in its stream's state. */
  readonly kept: ActiveItem | null;
  /** For a listing: when it was published, ISO-8601 UTC. */
  readonly published_at: string | null;
}

/** The stored form.
 *  source  sealed-entries.ts */
export interface StoredEntry extends Omit<EntryRow, 'content'> {
  readonly content: Partial<Wanted | Candidate>;
  /** Encrypted under its owner's key: content and keys of a listing that is not public, and the private limit of an open wanted ad. */
  readonly sealed: string | null;
}

/**
 * The matches of a wanted ad by the current rules: a listing, an inventory item, or a seller who deals in such parts,
 * whose id is then the candidate's.
 */
export interface PairRow {
  readonly need_id: string;
  readonly thing_id: string;
  readonly thing: 'listing' | 'item' | 'seller';
  readonly match_id: string;
  readonly seeker_id: string;
  readonly holder_id: string;
  readonly score: number;
  /** Without a reason for a private limit: the distance of a price from it would reveal it. */
  readonly reasons: readonly Reason[];
  /** Whether the price is within a private limit, for the seeker only. */
  readonly meets_limit: boolean;
}

export const createMatching = `
  create table entry (
    id text primary key,
    sort text not null,
    owner_id text not null,
    version int not null,
    status text not null,
    status_before text,
    is_hidden boolean not null,
    is_open boolean not null,
    content json not null,
    keys json not null,
    position bigint not null,
    kept json,
    published_at timestamptz,
    sealed text
  );
  create index on entry (owner_id);
  create index on entry (owner_id) where kept is not null;
  create index on entry (id) where sort = 'need' and is_open;

  -- The keys of what is open, each with the years and the box in which it suits: of a need all that its radius reaches, of a thing its place. The
  -- index alone answers which entries share a key.
  create table entry_key (
    key bigint not null,
    sort text not null,
    south real not null,
    north real not null,
    west real not null,
    east real not null,
    year_from smallint not null,
    year_to smallint not null,
    is_sent boolean not null,
    entry_id text not null
  );

  -- What sellers have listed: kinds and makes.
  create table dealing (
    key bigint not null,
    latitude real not null,
    longitude real not null,
    published_at timestamptz not null,
    owner_id text not null,
    listing_id text not null
  );

  -- That a part has the place of another, as a member says of a listing or an item; both ways.
  create table interchange (
    one bigint not null,
    other bigint not null,
    one_number text not null,
    other_number text not null,
    owner_id text not null,
    entry_id text not null
  );

  -- Where a member's items are: at their newest listing that was published.
  create table home (owner_id text primary key, point jsonb not null, position bigint not null);

  create table pair (
    need_id text not null,
    thing_id text not null,
    thing text not null,
    match_id text not null,
    seeker_id text not null,
    holder_id text not null,
    score int not null,
    reasons json not null,
    meets_limit boolean not null,
    is_new boolean not null
  );

  create table found (
    match_id text primary key,
    need_id text not null,
    thing text not null,
    seeker_id text not null,
    holder_id text not null,
    is_hidden boolean not null,
    told_seeker boolean not null,
    told_holder boolean not null,
    holder_sees_at timestamptz not null,
    found_at timestamptz not null,
    rules text[] not null,
    limit_met_at timestamptz,
    -- when the holder was told, or it was decided that they are not: at once, or a day later
    holder_turn_at timestamptz,
    thing_id text not null
  );
  create index on found (found_at);
  create index on found (holder_sees_at) where holder_turn_at is null;
  create index on found (match_id) where limit_met_at is null;
  create index on found (seeker_id, limit_met_at);
  create index on found (holder_id, need_id);
  create table dismissal (
    match_id text not null,
    member_id text not null,
    reason text not null,
    seeker_id text not null,
    holder_id text not null,
    -- the first of a match: it counts against rules
    is_counted boolean not null,
    primary key (match_id, member_id)
  );
  create index on dismissal (seeker_id, holder_id);
  create index on dismissal (match_id) where reason = 'wrong part';

  -- Dates of events at which the holder lets the seeker know of what they have.
  create table telling (
    match_id text not null,
    date_id text not null,
    seeker_id text not null,
    holder_id text not null,
    primary key (match_id, date_id)
  );
  create index on telling (seeker_id);
  create index on telling (holder_id);

  -- What builds say of parts that fitted their cars, by the part of a task; and by which number or id of a thing each is found.
  create table witness (
    task_id text not null,
    part_id text not null,
    build_id text not null,
    author_id text not null,
    year int not null,
    make text not null,
    model text not null,
    is_dropped boolean not null,
    is_task_gone boolean not null,
    is_build_deleted boolean not null,
    is_build_removed boolean not null,
    primary key (task_id, part_id)
  );
  create index on witness (build_id);
  create index on witness (author_id);
  create table witness_key (key text not null, task_id text not null, part_id text not null, primary key (key, task_id, part_id));
  create index on witness_key (task_id, part_id);

  -- What staff decided about names that may mean different parts.
  create table suggestion (id text primary key, one text not null, other text not null, status text not null);

  -- Of each rule, how many matches it spoke for, and how many were dismissed for it.
  create table tally (rule text primary key, shown bigint not null default 0, dismissed bigint not null default 0);
`;

/** Indexes for finding pairs: a rebuild makes them once the rows are written, before it looks for pairs. */
export const findingIndexes: readonly string[] = [
  'create index if not exists entry_key_of on entry_key (key, sort, south) include (north, west, east, year_from, year_to, is_sent, entry_id)',
  'create index if not exists entry_key_entry on entry_key (entry_id)',
  'create index if not exists dealing_of on dealing (key, latitude) include (longitude, published_at, owner_id)',
  'create index if not exists interchange_of on interchange (one, other)',
];

/** The other indexes that a rebuild does not need while it writes. */
export const matchingIndexes: readonly string[] = [
  'create unique index on pair (need_id, thing_id)',
  'create index on pair (thing_id)',
  'create index on pair (holder_id)',
  'create index on pair (match_id)',
  'create index on pair (seeker_id, holder_id)',
  'create index on pair (score desc, match_id) where is_new',
  'create index on dealing (listing_id)',
  'create index on dealing (owner_id)',
  'create index on interchange (entry_id)',
  'create index on interchange (owner_id)',
];
