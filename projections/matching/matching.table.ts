import type { ColumnType, Generated } from 'kysely';
import type { KeptItem } from '../../modules/inventory/item/kept-item.state.js';
import type { ListingStatus } from '../../modules/marketplace/listing/listing.events.js';
import type { Need, Reason, Thing } from '../../modules/matching/match.rules.js';

/** What is held against each other: needs and things, open or not. */
export interface EntryRow {
  readonly id: string;
  readonly sort: 'need' | 'thing';
  readonly owner_id: string;
  readonly version: number;
  /** Of the last event of it that this row contains. */
  readonly position: number;
  readonly status: ListingStatus;
  readonly status_before: ListingStatus | null;
  readonly is_open: boolean;
  /** As the rules read it. */
  readonly content: Need | Thing;
  readonly keys: readonly string[];
  /** Of an inventory item: the whole item, as its stream's state keeps it. */
  readonly kept: KeptItem | null;
  /** Of a listing: when it was published, ISO-8601 UTC. */
  readonly published_at: string | null;
}

/** A thing that suits a need by today's rules. */
interface PairRow {
  readonly need_id: string;
  readonly thing_id: string;
  readonly match_id: string;
  readonly seeker_id: string;
  readonly holder_id: string;
  readonly score: number;
  readonly reasons: ColumnType<readonly Reason[], string, string>;
}

/** A match that was found once: nobody is told of it again. */
interface FoundRow {
  readonly match_id: string;
  readonly seeker_id: string;
  readonly holder_id: string;
  readonly is_hidden: boolean;
  readonly told_seeker: boolean;
  readonly told_holder: boolean;
  readonly is_item: boolean;
  /** ISO-8601 UTC */
  readonly holder_sees_at: string;
  readonly found_at: string;
}

export type MatchingTables = {
  'matching.entry': EntryRow;
  'matching.pair': PairRow;
  'matching.found': FoundRow;
  'matching.dismissal': {
    readonly match_id: string;
    readonly member_id: string;
    readonly reason: Generated<string>;
  };
};

export const createMatching = `
  create table entry (
    id text primary key,
    sort text not null,
    owner_id text not null,
    version int not null,
    status text not null,
    status_before text,
    is_open boolean not null,
    content jsonb not null,
    keys text[] not null,
    position bigint not null,
    kept jsonb,
    published_at timestamptz
  );
  create index on entry using gin (keys) where is_open;
  create index on entry (owner_id);
  create table pair (
    need_id text not null,
    thing_id text not null,
    match_id text not null,
    seeker_id text not null,
    holder_id text not null,
    score int not null,
    reasons jsonb not null,
    primary key (need_id, thing_id)
  );
  create index on pair (thing_id);
  create index on pair (holder_id);
  create index on pair (match_id);
  create index on pair (seeker_id, holder_id);
  create table found (
    match_id text primary key,
    seeker_id text not null,
    holder_id text not null,
    is_hidden boolean not null,
    told_seeker boolean not null,
    told_holder boolean not null,
    holder_sees_at timestamptz not null,
    found_at timestamptz not null,
    is_item boolean not null
  );
  create index on found (found_at);
  create index on found (holder_sees_at);
  create index on found (seeker_id, holder_id);
  create index on found (holder_id);
  create table dismissal (
    match_id text not null,
    member_id text not null,
    reason text not null,
    primary key (match_id, member_id)
  );
`;
