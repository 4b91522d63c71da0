import type { Tier } from '../../../modules/identity/capabilities.schemas.js';
import type { MyGuardianship } from '../../../modules/members/guardians/guardians.contract.js';
import type { ReasonToLook } from '../../../modules/members/guardians/guardianship.events.js';
import type { GarageVehicle, Picture, Shown } from '../../../modules/members/profile/profile.events.js';
import type { LifetimeTier } from '../../../modules/memberships/grants/grants.events.js';

/** A member as others, their guardian and staff see them. The row says only whether a member is a minor, not their age. */
export interface MemberTable {
  readonly id: string;
  /** Empty until the registration is handled: events about the age come first. */
  readonly name: string;
  readonly joined_at: string | null;
  readonly handle: string | null;
  readonly bio: string;
  readonly area: string | null;
  readonly garage: readonly GarageVehicle[];
  readonly picture: Picture | null;
  readonly shown: Shown;
  readonly has_birth_date: boolean;
  readonly is_minor: boolean;
  readonly invited_until: string | null;
  readonly guardian_id: string | null;
  readonly link_status: MyGuardianship['status'];
  readonly accepted_at: string | null;
  /** Why the configured check left the link to staff. */
  readonly check_said: ReasonToLook | null;
  readonly unlink_asked_by: string | null;
}

export interface BlockTable {
  readonly member_id: string;
  readonly blocked_id: string;
  readonly blocked_at: string;
}

/** Members who ever accepted to be a guardian, with the minor. */
export interface PairTable {
  readonly minor_id: string;
  readonly guardian_id: string;
  readonly was_verified: boolean;
}

/** Tiers without an end that wait for another admin. */
export interface ProposalTable {
  readonly proposal_id: string;
  readonly member_id: string;
  readonly tier: LifetimeTier;
  readonly reason: 'purchase' | 'donor' | 'staff' | 'promo';
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_at: string;
}

/** Grants of tiers until their end is recorded; those for life for ever. */
export interface RunningTable {
  readonly grant_id: string;
  readonly member_id: string;
  readonly tier: Tier;
  /** null: for life. */
  readonly until: string | null;
}

/** Accounts that are to be erased, and when. */
export interface DueTable {
  readonly member_id: string;
  readonly due_at: string;
}

export const createMembers = `
create extension if not exists pg_trgm with schema public;

create table member (
  id text primary key,
  name text not null,
  joined_at timestamptz,
  handle text,
  bio text not null,
  area text,
  garage jsonb not null,
  picture jsonb,
  shown jsonb not null,
  has_birth_date boolean not null,
  is_minor boolean not null,
  invited_until timestamptz,
  guardian_id text,
  link_status text not null,
  accepted_at timestamptz,
  check_said text,
  unlink_asked_by text
);
-- staff find members by any part of their name or handle
create index member_name_alike on member using gin (name gin_trgm_ops);
create index member_handle_alike on member using gin (handle gin_trgm_ops);
create index member_handle on member (handle) where handle is not null;
create index member_guardian on member (guardian_id) where guardian_id is not null;
create index member_minor on member (id) where is_minor;
create index member_not_open on member (id) where not (has_birth_date and (not is_minor or link_status = 'verified'));

create table block (
  member_id text not null,
  blocked_id text not null,
  blocked_at timestamptz not null,
  primary key (member_id, blocked_id)
);
create index block_blocked on block (blocked_id);

create table pair (
  minor_id text not null,
  guardian_id text not null,
  was_verified boolean not null,
  primary key (minor_id, guardian_id)
);
create index pair_guardian on pair (guardian_id);

create table proposal (
  proposal_id text primary key,
  member_id text not null,
  tier text not null,
  reason text not null,
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);
create index proposal_member on proposal (member_id);

create table running (
  grant_id text primary key,
  member_id text not null,
  tier text not null,
  until timestamptz
);
create index running_until on running (until);
create index running_member on running (member_id);

create table due (
  member_id text primary key,
  due_at timestamptz not null
);
`;
