import { sql } from 'kysely';

/** Who is in which community, moderators and owners too. A read that asks it also waits for `communities`. */
export const communityMembers = sql<{ readonly community_id: string; readonly member_id: string }>`(
  select community_id, member_id from communities.membership where status = 'member')`;

/** Who follows which member. A read that asks it also waits for `follows`. */
export const memberFollowers = sql<{ readonly member_id: string; readonly follower_id: string }>`(
  select target_id as member_id, member_id as follower_id from follows.follow where kind = 'member')`;

/** How many follow a target of any kind. A read that asks it also waits for `follows`. */
export const followTargets = sql<{
  readonly kind: string;
  readonly id: string;
  readonly followers: number;
}>`(select kind, id, followers from follows.target)`;

/** Who follows which target of any kind. A read that asks it also waits for `follows`. */
export const follows = sql<{
  readonly kind: string;
  readonly target_id: string;
  readonly member_id: string;
}>`(
  select kind, target_id, member_id from follows.follow)`;
