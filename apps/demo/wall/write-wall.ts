import { commentDecider } from '../../../modules/community/comment/comment.decider.js';
import { communityDecider } from '../../../modules/community/community/community.decider.js';
import type { CommunityEvent } from '../../../modules/community/community/community.events.js';
import { followDecider } from '../../../modules/community/follow/follow.decider.js';
import { membershipDecider } from '../../../modules/community/membership/membership.decider.js';
import { postDecider } from '../../../modules/community/post/post.decider.js';
import type { PostEvent } from '../../../modules/community/post/post.events.js';
import { reactionDecider } from '../../../modules/community/reaction/reaction.decider.js';
import type { DemoDeps } from '../demo-deps.js';
import { inLanes } from '../in-lanes.js';
import type { Pictures } from '../render-pictures.js';
import { foundingCommands, membershipCommands, pinningCommands } from './community-commands.js';
import {
  commentCommands,
  followingCommand,
  laterCommands,
  publishingCommand,
  reactionCommands,
} from './post-commands.js';
import type { WallPlan } from './wall-plans.js';

/** Write the wall by the usual commands: who may write before what they write, and posts before what others make of them. */
export async function writeWall(deps: DemoDeps, plan: WallPlan, pictures: Pictures): Promise<void> {
  const { sendToWall } = deps;
  const inStep = <One>(list: readonly One[], lanes: number, work: (one: One) => Promise<unknown>) =>
    inLanes(deps, 'wall', list, lanes, work);
  const idOf = new Map(plan.communities.map(({ slug, id }) => [slug, id]));
  const handles = new Map(plan.members.map(({ handle, member }) => [handle, member.memberId]));
  const ids = {
    communityOf: (slug: string | null) => (slug === null ? null : (idOf.get(slug) ?? null)),
    handles,
  };
  const founded = new Map<string, readonly CommunityEvent[]>();
  const published = new Map<string, readonly PostEvent[]>();

  await inStep(plan.members, 8, (member) => deps.showMember(member));
  await inStep(plan.communities, 12, async (one) => {
    founded.set(one.id, await sendToWall(communityDecider, one.id, foundingCommands(one)));
  });
  await inStep(plan.communities.flatMap(membershipCommands), many, ({ id, commands }) =>
    sendToWall(membershipDecider, id, commands),
  );
  await inStep(plan.posts, 32, async (post) => {
    const photos = await Promise.all(post.photos.map((picture) => pictures.photo(picture)));
    published.set(post.id, await sendToWall(postDecider, post.id, [publishingCommand(post, photos, ids)]));
  });
  await inStep(
    plan.posts.flatMap((post) => commentCommands(post, ids)),
    many,
    ({ id, command }) => sendToWall(commentDecider, id, [command]),
  );
  await inStep(plan.posts.flatMap(reactionCommands), many, ({ id, command }) =>
    sendToWall(reactionDecider, id, [command]),
  );
  await inStep(plan.posts, many, async (post) => {
    const commands = laterCommands(post, plan.communities);
    if (commands.length) await sendToWall(postDecider, post.id, commands, published.get(post.id));
  });
  await inStep(plan.communities, 12, (one) =>
    sendToWall(communityDecider, one.id, pinningCommands(one), founded.get(one.id)),
  );
  await inStep(plan.follows, many, (one) => sendToWall(followDecider, one.id, [followingCommand(one)]));
  await inStep(plan.seen, 1, (one) => deps.markFeedSeen(one));
}

/** Streams that share one commit of the log. */
const many = 128;
