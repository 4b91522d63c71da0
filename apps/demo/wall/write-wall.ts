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
  type Ids,
  laterCommands,
  publishingCommand,
  reactionCommands,
} from './post-commands.js';
import type { WallPlan } from './wall-plans.js';

/** Write the wall by the usual commands: who may write before what they write, and posts before what others make of them. */
export async function writeWall(deps: DemoDeps, plan: WallPlan, pictures: Pictures): Promise<void> {
  const { sendToStream } = deps;
  const { members, communities, posts, follows, seen } = plan;
  const ids = idsOf(plan);
  const memberships = communities.flatMap(membershipCommands);
  const comments = posts.flatMap((post) => commentCommands(post, ids));
  const reactions = posts.flatMap(reactionCommands);
  const founded = new Map<string, readonly CommunityEvent[]>();
  const published = new Map<string, readonly PostEvent[]>();
  const inStep = stepsOf(deps, [
    members,
    communities,
    memberships,
    posts,
    comments,
    reactions,
    posts,
    communities,
    follows,
    seen,
  ]);

  await inStep(members, 8, (member) => deps.showMember(member));
  await inStep(communities, many, async (one) => {
    const cover = one.cover && (await pictures.photo(one.cover));
    founded.set(one.id, await sendToStream(communityDecider, one.id, foundingCommands(one, cover)));
  });
  await inStep(memberships, many, ({ id, commands }) => sendToStream(membershipDecider, id, commands));
  await inStep(posts, 32, async (post) => {
    const photos = await Promise.all(post.photos.map((picture) => pictures.photo(picture)));
    published.set(post.id, await sendToStream(postDecider, post.id, [publishingCommand(post, photos, ids)]));
  });
  await inStep(comments, many, ({ id, command }) => sendToStream(commentDecider, id, [command]));
  await inStep(reactions, many, ({ id, command }) => sendToStream(reactionDecider, id, [command]));
  await inStep(posts, many, async (post) => {
    const commands = laterCommands(post, communities);
    if (commands.length) await sendToStream(postDecider, post.id, commands, published.get(post.id));
  });
  await inStep(communities, many, (one) =>
    sendToStream(communityDecider, one.id, pinningCommands(one), founded.get(one.id)),
  );
  await inStep(follows, many, (one) => sendToStream(followDecider, one.id, [followingCommand(one)]));
  await inStep(seen, 1, (one) => deps.markFeedSeen(one));
}

function idsOf({ communities, members }: WallPlan): Ids {
  const bySlug = new Map(communities.map(({ slug, id }) => [slug, id]));
  return {
    communityOf: (slug) => (slug === null ? null : (bySlug.get(slug) ?? null)),
    handles: new Map(members.map(({ handle, member }) => [handle, member.memberId])),
  };
}

/** Steps that share one progress. */
function stepsOf(deps: DemoDeps, lists: readonly (readonly unknown[])[]) {
  const of = lists.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  const progress: DemoDeps['progress'] = () => deps.progress({ step: 'wall', done: ++done, of });
  return <One>(list: readonly One[], lanes: number, work: (one: One) => Promise<unknown>): Promise<void> =>
    inLanes({ signal: deps.signal, progress }, 'wall', list, lanes, work);
}

/** Streams that share one commit of the log. */
const many = 128;
