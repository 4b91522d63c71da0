import type { CommunityRule, CommunityWords } from '../../../modules/community/community/community.events.js';
import type { ArchivedBecause, Cover } from '../../../modules/community/community/community.state.js';

/** A community with its counts. Times are ISO-8601 UTC. */
export interface CommunityRow extends Omit<CommunityWords, 'place' | 'join' | 'isAdultsOnly' | 'rules'> {
  readonly id: string;
  readonly slug: string;
  readonly rules: readonly CommunityRule[];
  readonly zip: string | null;
  readonly area: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly join_policy: CommunityWords['join'];
  readonly is_adults_only: boolean;
  readonly cover: Cover;
  /** null while an erased owner is not followed yet, and once there is nobody to own it. */
  readonly owner_id: string | null;
  readonly founded_at: string;
  readonly archived_because: ArchivedBecause | null;
  readonly archived_reason: string | null;
  readonly pinned: readonly string[];
  readonly members: number;
  readonly requests: number;
  readonly version: number;
}

/** `community`: each, with its counts. `membership`: who is in one, asks to be, or is banned; others have no row. `departed`: parts of erased
 *  members that the job has to end. `act`: what moderators did, without names of the erased. */
export const createCommunities = `
create table community (
  id text primary key,
  slug text not null unique,
  name text not null,
  kind text not null,
  description text not null,
  rules jsonb not null,
  zip text,
  area text,
  latitude double precision,
  longitude double precision,
  vehicles jsonb not null,
  makes text[] not null, -- keys of vehicles
  join_policy text not null,
  visibility text not null,
  is_adults_only boolean not null,
  cover jsonb,
  owner_id text,
  founded_at timestamptz not null,
  archived_because text,
  archived_reason text,
  pinned text[] not null default '{}',
  members int not null default 0,
  requests int not null default 0,
  words text not null, -- of its search
  version int not null
);
create index community_owner on community (owner_id);
create index community_makes on community using gin (makes);
create index community_largest on community (members desc, id);

create table moderator (
  community_id text not null,
  member_id text not null,
  position bigint not null,
  primary key (community_id, member_id)
);
create index moderator_member on moderator (member_id);

create table membership (
  community_id text not null,
  member_id text not null,
  status text not null, -- requested, member, banned
  since timestamptz not null,
  banned_until timestamptz,
  note text, -- of a request, encrypted under the member's key
  primary key (community_id, member_id)
);
create index membership_member on membership (member_id);
create index membership_latest on membership (community_id, status, since, member_id);

create table departed (
  community_id text not null,
  member_id text not null,
  primary key (community_id, member_id)
);

create table invitation (
  link_id text primary key,
  community_id text not null,
  ends_at timestamptz not null,
  by_id text
);
create index invitation_community on invitation (community_id);
create index invitation_by on invitation (by_id);

create table act (
  position bigint primary key,
  community_id text not null,
  at timestamptz not null,
  what text not null,
  moderator_id text, -- null for our staff, and once erased
  member_id text,
  rule text,
  reason text not null
);
create index act_latest on act (community_id, at, position);
create index act_moderator on act (moderator_id);
create index act_member on act (member_id);

create table erased (id text primary key);
`;
