import type { FollowKind } from '../../../modules/community/follow/follow.events.js';

export interface FollowRow {
  readonly member_id: string;
  readonly kind: FollowKind;
  readonly target_id: string;
  /** ISO-8601 UTC */
  readonly at: string;
}

export interface MuteRow extends FollowRow {
  /** null: for good. One that has passed is no mute any more. */
  readonly until: string | null;
}

/** `follow`: who follows what; `mute`: who mutes what. `target`: how many follow a target, with a row once anybody does.
 *  `erased`: erased members, since a follow that was on its way when either was erased comes after. */
export const createFollows = `
create table follow (
  member_id text not null,
  kind text not null,
  target_id text not null,
  at timestamptz not null,
  primary key (member_id, kind, target_id)
);
create index follow_target on follow (kind, target_id, member_id);
create index follow_newest on follow (kind, target_id, at, member_id);
create index follow_latest on follow (member_id, at);

create table mute (
  member_id text not null,
  kind text not null,
  target_id text not null,
  at timestamptz not null,
  until timestamptz,
  primary key (member_id, kind, target_id)
);
create index mute_target on mute (kind, target_id);

create table target (
  kind text not null,
  id text not null,
  followers int not null,
  primary key (kind, id)
);

create table erased (id text primary key);
`;
