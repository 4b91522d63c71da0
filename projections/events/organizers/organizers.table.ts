import type { organizerKinds, TeamRole } from '../../../modules/events/organizer/organizer.events.js';
import type { Verification } from '../../../modules/events/organizer/organizer.state.js';

/** An organizer. Times are ISO-8601 UTC. What it shows to staff as evidence is in the log alone. */
export interface OrganizerTable {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: (typeof organizerKinds)[number];
  readonly about: string;
  readonly website: string | null;
  readonly zip: string | null;
  readonly area: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly since: string;
  readonly verification: Exclude<Verification, 'none'>;
  readonly is_renewal_asked: boolean;
  readonly until: string | null;
  readonly asked_at: string;
  /** Of the last refusal or withdrawal; '' for none. */
  readonly reason: string;
  readonly is_trusted: boolean;
  readonly is_hidden: boolean;
  readonly version: number;
}

export interface TeamTable {
  readonly organizer_id: string;
  readonly member_id: string;
  readonly role: TeamRole;
}

/** `team`, `invitation`: who works in an organizer, or is asked to. `evidence`: which member showed some for which organizer. `departed`: places of erased members that the job has to end. `gathering`: the events of each,
 *  drafts too. `suggestion`: events that members know of. */
export const createOrganizers = `
create table organizer (
  id text primary key,
  slug text not null unique,
  name text not null,
  kind text not null,
  about text not null,
  website text,
  zip text,
  area text,
  latitude double precision,
  longitude double precision,
  words text not null, -- of its search
  since timestamptz not null,
  verification text not null,
  is_renewal_asked boolean not null default false,
  until timestamptz,
  asked_at timestamptz not null,
  reason text not null default '',
  is_trusted boolean not null default false,
  is_hidden boolean not null default false,
  version int not null
);
create index organizer_until on organizer (until) where verification = 'verified';
create index organizer_asked on organizer (asked_at, id);

create table team (
  organizer_id text not null,
  member_id text not null,
  role text not null,
  position bigint not null, -- of joining
  primary key (organizer_id, member_id)
);
create index team_member on team (member_id);

create table invitation (
  organizer_id text not null,
  member_id text not null,
  role text not null,
  position bigint not null,
  primary key (organizer_id, member_id)
);
create index invitation_member on invitation (member_id);

create table evidence (
  organizer_id text not null,
  member_id text not null,
  primary key (organizer_id, member_id)
);
create index evidence_member on evidence (member_id);

create table departed (
  organizer_id text not null,
  member_id text not null,
  primary key (organizer_id, member_id)
);

create table gathering (
  id text primary key,
  organizer_id text not null,
  title text not null,
  status text not null, -- draft, in review, published, cancelled
  version int not null
);
create index gathering_organizer on gathering (organizer_id);

create table suggestion (
  id text primary key,
  member_id text, -- null once erased
  title text not null,
  kind text not null,
  day text,
  "where" text not null,
  website text,
  note text, -- encrypted under the member's key
  latitude double precision,
  longitude double precision,
  suggested_at timestamptz not null,
  status text not null,
  gathering_id text,
  reason text not null default ''
);
create index suggestion_member on suggestion (member_id);
create index suggestion_open on suggestion (suggested_at, id) where status = 'open';

create table erased (id text primary key);
`;
