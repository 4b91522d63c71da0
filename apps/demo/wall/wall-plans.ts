import type { Person } from '../people.js';
import { castOf } from './cast.js';
import { type CommunityPlan, circlesOf, communityPlans } from './community-plans.js';
import { type FollowPlan, followPlans, type SeenPlan, seenPlans } from './follow-plans.js';
import type { SharedPlans } from './post-drafts.js';
import { type PostPlan, postPlans } from './post-plans.js';
import { type ShownMember, shownMembers } from './shown-members.js';

/** Everything that the demo people do on the wall. */
export interface WallPlan {
  readonly members: readonly ShownMember[];
  readonly communities: readonly CommunityPlan[];
  /** Oldest first. */
  readonly posts: readonly PostPlan[];
  readonly follows: readonly FollowPlan[];
  readonly seen: readonly SeenPlan[];
}

/** The first community that a member is in; null for none. */
export const communityOfMember = ({ communities }: WallPlan, memberId: string): string | null =>
  communities.find(
    ({ owner, members }) =>
      owner.memberId === memberId || members.some(({ member }) => member.memberId === memberId),
  )?.id ?? null;

/** The wall of the demo data: communities, 600 posts with comments and reactions, and who follows whom. The same seed, people and moment give the
 *  same wall.
 *  in  posts: how many of the posts; fewer are taken evenly */
export function wallPlan(
  seed: string,
  {
    people,
    posts: count,
    now,
    ...shared
  }: SharedPlans & { readonly people: readonly Person[]; readonly posts: number; readonly now: string },
): WallPlan {
  const cast = castOf(seed, people, now);
  const circles = circlesOf(cast);
  const all = postPlans(cast, shared, circles);
  const posts = all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
  const communities = communityPlans(cast, circles, posts);
  return {
    members: shownMembers(
      cast,
      posts.flatMap(({ body, comments }) => [body, ...comments.map((one) => one.body)]),
    ),
    communities,
    posts,
    follows: followPlans(cast, communities),
    seen: seenPlans(cast),
  };
}
