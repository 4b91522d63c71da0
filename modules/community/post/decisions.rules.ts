import { type Command, event } from '../../kernel/decider/decider.js';
import { type DomainError, forbidden, notFound, unreachable } from '../../kernel/decider/errors.js';
import { type Decision, isByCase } from '../decision.schemas.js';
import type { PostEvent } from './post.events.js';
import type { Post, WrittenPost } from './post.state.js';

/** What staff, or the moderators of its community, decide about a post. */
export type PostDecision = Command<
  'HidePost' | 'ShowPost' | 'RemovePost' | 'RestorePost' | 'LockComments' | 'UnlockComments',
  { readonly decision: Decision }
>;

/** Hide, remove or restore a post, or lock and unlock its comments. `ShowPost` restores one that is hidden, and none that is removed. A case changes
 *  nothing once its author has deleted it.
 *  events  one, or [] when it is so already
 *  errors  POST_NOT_FOUND (not-found), OWN_POST (forbidden)
 *  source  README, Rules */
export function decideAbout({ type, decision, meta }: PostDecision, post: Post): readonly PostEvent[] {
  if (post.status === 'deleted' && isByCase(decision)) return [];
  if (post.status === 'none' || post.status === 'deleted' || !isUnder(post, decision))
    throw notFound('POST_NOT_FOUND', { message: 'This post no longer exists.' });
  if (post.authorId === meta.actor.id) throw ownPost();
  const decided = { ...decision, authorId: post.authorId };
  switch (type) {
    case 'HidePost':
      return post.status === 'published' ? [event('PostHidden', decided)] : [];
    case 'ShowPost':
      return post.status === 'hidden' ? [event('PostRestored', decided)] : [];
    case 'RemovePost':
      return post.status === 'removed' && !isOverruled(post, decision) ? [] : [event('PostRemoved', decided)];
    case 'RestorePost':
      return post.status === 'published' ? [] : [event('PostRestored', decided)];
    case 'LockComments':
      return post.isLocked ? [] : [event('CommentsLocked', decided)];
    case 'UnlockComments':
      return post.isLocked ? [event('CommentsUnlocked', decided)] : [];
    default:
      return unreachable(type);
  }
}

/** Whether whoever decides may decide about this: moderators of a community about its own, and not about what staff hid or removed. */
export const isUnder = (
  { communityId, decision: earlier }: Pick<WrittenPost, 'communityId' | 'decision'>,
  { by, communityId: of }: Decision,
): boolean => by === 'staff' || (of !== null && of === communityId && earlier?.by !== 'staff');

/** Whether staff removes what the moderators of a community removed before: they cannot restore it then. */
export const isOverruled = ({ decision }: Pick<WrittenPost, 'decision'>, { by }: Decision): boolean =>
  by === 'staff' && decision?.by === 'community';

/** errors  OWN_POST (forbidden) */
export const ownPost = (): DomainError =>
  forbidden('OWN_POST', { message: 'You wrote this yourself. Somebody else has to decide about it.' });
