import { foldEvents } from '../kernel/decider/decider.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { guardianshipState, isKnownAdult } from '../members/guardians/guardianship.state.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import type { Notifier, RequestedContent } from '../notifications/notifications.ports.js';
import { commentEvents } from './comment/comment.events.js';
import { commentState } from './comment/comment.state.js';
import { newFollower, wallNotice } from './community.notification-kinds.js';
import { followEvents } from './follow/follow.events.js';
import type { Follows } from './follow/follows.ports.js';
import { openPost } from './post/open-post.js';
import { postEvents } from './post/post.events.js';
import { postState } from './post/post.state.js';
import { isSiteAuthor } from './site-author.rules.js';

export interface WallNotificationDeps {
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly notifier: Notifier;
  readonly follows: Pick<Follows, 'muting'>;
}

const handles = [
  pick(followEvents, 'FollowStarted'),
  pick(postEvents, 'PostPublished', 'PostEdited', 'AnswerAccepted'),
  pick(commentEvents, 'CommentWritten', 'CommentEdited'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Somebody who may be notified of what another did. */
interface Candidate {
  readonly recipientId: string;
  readonly byId: string;
  /** The same names of a notification make it the same one, so that an edit or a second follow notifies nobody again. */
  readonly named: readonly string[];
  readonly content: RequestedContent;
  /** The post that it leads to. */
  readonly postId?: string;
}

/** Whenever somebody follows a member, mentions them, comments on their post or accepts their answer, they are notified; unless it is themselves, one of
 *  the two has blocked the other, they mute the other, or they may not see the post. The words of a post are its title too, so only its author's
 *  notifications name it: to others it is quoted, as long as they may read it.
 *  source  README, Notifications */
export const notifyOfWall = (deps: WallNotificationDeps): Reactor =>
  reactor({
    name: 'notify-of-wall',
    handles,
    handle: async (tx, events) => {
      for (const event of events) {
        const wanted: Candidate[] = [];
        for (const candidate of await candidatesOf(deps, event))
          if (await isToKnow(deps, candidate, event.recordedAt)) wanted.push(candidate);
        await deps.notifier.notifyAll(
          tx,
          wanted.map(({ recipientId, named, content }) => ({
            ...content,
            id: deterministicId('notify', ...named, recipientId),
            recipientId,
            sentAt: event.recordedAt,
          })),
        );
      }
    },
  });

async function candidatesOf(deps: WallNotificationDeps, event: Handled): Promise<readonly Candidate[]> {
  const { entityId } = event;
  switch (event.type) {
    case 'FollowStarted':
      return newFollowerOf(event.data);
    case 'PostPublished':
      return mentioned(event.data, entityId, entityId);
    case 'PostEdited': {
      const before = textsBefore(await deps.eventStore.read(postEvents, entityId), event.version);
      return mentioned(event.data, entityId, entityId, { before });
    }
    case 'AnswerAccepted': {
      const post = await loadState(deps.eventStore, postState, entityId);
      if (post.status === 'none') return [];
      const { answeredBy, commentId } = event.data;
      const content = {
        ...wallNotice.of('answer'),
        by: post.authorId,
        message: '{who} accepted your comment as the answer to a question.',
        words: { kind: 'post', id: entityId },
        ...leadingTo(entityId),
      };
      const named = ['answer', entityId, commentId];
      return [{ recipientId: answeredBy, byId: post.authorId, named, content, postId: entityId }];
    }
    case 'CommentWritten': {
      const { postId, postAuthorId, authorId } = event.data;
      const content = {
        ...wallNotice.of('comment'),
        by: authorId,
        message: '{who} commented on your post {post}.',
        ofSeveral: '{who} commented on your post {post}.',
        words: { kind: 'comment', id: entityId },
        ...leadingTo(postId),
      };
      const toAuthor = {
        recipientId: postAuthorId,
        byId: authorId,
        named: ['comment', entityId],
        content,
        postId,
      };
      return [toAuthor, ...mentioned(event.data, postId, entityId, { besides: postAuthorId })];
    }
    case 'CommentEdited': {
      const history = await deps.eventStore.read(commentEvents, entityId);
      const comment = foldEvents(commentState, history);
      const before = textsBefore(history, event.version);
      return comment.status === 'none' ? [] : mentioned(event.data, comment.postId, entityId, { before });
    }
    default:
      return unreachable(event);
  }
}

function newFollowerOf({
  followerId,
  target,
}: Extract<Handled, { readonly type: 'FollowStarted' }>['data']): readonly Candidate[] {
  if (target.kind !== 'member') return [];
  const content = {
    ...newFollower.of('follower'),
    by: followerId,
    message: '{who} follows you now.',
    ofSeveral: '{who} follow you now.',
    href: `/members/${followerId}`,
    about: target.id,
  };
  return [{ recipientId: target.id, byId: followerId, named: ['new-follower', followerId], content }];
}

interface Mentioning {
  readonly mentions: readonly string[];
}

/** How a text was before a version. */
const textsBefore = (
  history: readonly { readonly version: number; readonly data: object }[],
  version: number,
): readonly Mentioning[] =>
  history.flatMap((event) =>
    event.version < version && 'mentions' in event.data ? [event.data as Mentioning] : [],
  );

/** Those whom a text mentions: the first twenty of all its versions, since more is no conversation, and an edit is no way round that. */
function mentioned(
  { authorId, mentions }: Mentioning & { readonly authorId: string },
  postId: string,
  textId: string,
  { besides, before = [] }: { readonly besides?: string; readonly before?: readonly Mentioning[] } = {},
): readonly Candidate[] {
  const isPost = textId === postId;
  const content = {
    ...wallNotice.of('mention'),
    by: authorId,
    message: `{who} mentioned you in a ${isPost ? 'post' : 'comment'}.`,
    ofSeveral: '{who} mentioned you in comments on a post.',
    words: { kind: isPost ? 'post' : 'comment', id: textId },
    ...leadingTo(postId),
  };
  const first = [...new Set([...before.flatMap((text) => text.mentions), ...mentions])].slice(
    0,
    mostMentioned,
  );
  return mentions
    .filter((id) => id !== besides && first.includes(id))
    .map((recipientId) => ({ recipientId, byId: authorId, named: ['mention', textId], content, postId }));
}

const mostMentioned = 20;
const leadingTo = (postId: string) => ({ href: `/wall/${postId}`, about: postId });

async function isToKnow(
  { eventStore, relations, follows }: WallNotificationDeps,
  { recipientId, byId, postId }: Candidate,
  now: string,
): Promise<boolean> {
  if (recipientId === byId || isSiteAuthor(recipientId)) return false;
  if (await relations.isBlockedBetween(recipientId, byId)) return false;
  if ((await follows.muting([recipientId], { kind: 'member', id: byId }, now)).has(recipientId)) return false;
  if (postId !== undefined) return mayRead({ eventStore, relations }, postId, recipientId, now);
  return isKnownAdult(await loadState(eventStore, guardianshipState, byId), now); // a minor's page is not for everybody
}

/** Whether a member sees a post that is published, also one on which only members of its community comment. */
async function mayRead(
  deps: Pick<WallNotificationDeps, 'eventStore' | 'relations'>,
  postId: string,
  memberId: string,
  now: string,
): Promise<boolean> {
  try {
    await openPost(deps, postId, { actor: { id: memberId, roles: [] }, now, commandId: postId });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return error.code === 'NOT_A_MEMBER';
    throw error;
  }
}
