import type { CommentCommand } from '../../../modules/community/comment/comment.decider.js';
import type { FollowCommand } from '../../../modules/community/follow/follow.decider.js';
import type { PostCommand } from '../../../modules/community/post/post.decider.js';
import type { ReactionCommand } from '../../../modules/community/reaction/reaction.decider.js';
import { reactionIdOf } from '../../../modules/community/reaction/reaction-ids.shared.js';
import { mentionsIn, tagsIn } from '../../../modules/community/text/text.rules.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { publicPoint } from '../../../modules/places/public-point.rules.js';
import type { Person } from '../people.js';
import type { CommunityPlan } from './community-plans.js';
import type { FollowPlan } from './follow-plans.js';
import type { PostPlan } from './post-plans.js';

/** The ids behind slugs and handles. */
export interface Ids {
  communityOf(slug: string | null): string | null;
  readonly handles: ReadonlyMap<string, string>;
}

export function publishingCommand(post: PostPlan, photos: readonly Photo[], ids: Ids): PostCommand {
  const { id, author, at, kind, body, community, vehicle, shared } = post;
  return {
    type: 'PublishPost',
    kind,
    content: {
      body,
      photos: [...photos],
      vehicle,
      mentions: mentioned(body, author, ids),
      tags: [...tagsIn(body)],
    },
    communityId: ids.communityOf(community),
    place: { ...publicPoint(author.address), area: author.area },
    shared,
    meta: metaOf(author, at, id, 'publish'),
  };
}

export const commentCommands = (
  { id: postId, author: postAuthor, community, comments }: PostPlan,
  ids: Ids,
): readonly { readonly id: string; readonly command: CommentCommand }[] =>
  comments.map(({ id, author, at, body }) => ({
    id,
    command: {
      type: 'WriteComment',
      content: { body, photo: null, mentions: mentioned(body, author, ids) },
      postId,
      postAuthorId: postAuthor.memberId,
      communityId: ids.communityOf(community),
      meta: metaOf(author, at, id, 'write'),
    },
  }));

export const reactionCommands = ({
  id: postId,
  reactions,
}: PostPlan): readonly { readonly id: string; readonly command: ReactionCommand }[] =>
  reactions.map(({ member, kind, at }) => {
    const id = reactionIdOf(postId, member.memberId);
    return { id, command: { type: 'React', postId, kind, meta: metaOf(member, at, id, 'react') } };
  });

/** The author of a question accepts an answer; a moderator removes a post. */
export function laterCommands(
  { id, author, comments, acceptedAt }: PostPlan,
  communities: readonly CommunityPlan[],
): readonly PostCommand[] {
  const answer = comments.find(({ isAnswer }) => isAnswer);
  const removals = communities.flatMap((community) =>
    community.removed.map((one) => ({ ...one, communityId: community.id })),
  );
  return [
    ...(answer && acceptedAt
      ? [
          {
            type: 'AcceptAnswer',
            comment: { id: answer.id, authorId: answer.author.memberId },
            meta: metaOf(author, acceptedAt, id, 'accept'),
          } as const,
        ]
      : []),
    ...removals
      .filter(({ postId }) => postId === id)
      .map(
        ({ by, at, rule, reason, communityId }) =>
          ({
            type: 'RemovePost',
            decision: { by: 'community', communityId, rule, reason },
            meta: metaOf(by, at, id, 'remove'),
          }) as const,
      ),
  ];
}

export const followingCommand = ({ id, follower, target, at }: FollowPlan): FollowCommand => ({
  type: 'Follow',
  target,
  isFound: true,
  followed: 0,
  meta: metaOf(follower, at, id, 'follow'),
});

/** Members whom a text mentions, without its author. */
function mentioned(body: string, { memberId }: Person, { handles }: Ids): string[] {
  return mentionsIn(body).flatMap((handle) => {
    const id = handles.get(handle);
    return id === undefined || id === memberId ? [] : [id];
  });
}

const metaOf = ({ memberId, roles }: Person, now: string, id: string, name: string): CommandMetadata => ({
  actor: { id: memberId, roles },
  now,
  commandId: deterministicId(id, name),
});
