import { foldEvents } from '../../kernel/decider/decider.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRequest, NotificationRule } from '../../notifications/notifications.ports.js';
import { moderatedPost } from '../community.notification-kinds.js';
import { decidedMessage } from '../decided-message.rules.js';
import { type Decision, type PostEvent, postEvents } from './post.events.js';
import { postState } from './post.state.js';

const whenever = rulesOf(postEvents);

/** To the author of a post, what staff or the moderators of its community decided about it. */
export const postNotifications: readonly NotificationRule[] = [
  whenever('PostHidden', 'tell-author-of-hidden-post', ({ entityId, data }, before) =>
    toAuthor(entityId, before, 'post_hidden', data),
  ),
  whenever('PostRemoved', 'tell-author-of-removed-post', ({ entityId, data }, before) =>
    toAuthor(entityId, before, 'post_removed', data),
  ),
  whenever('PostRestored', 'tell-author-of-restored-post', ({ entityId, data }, before) =>
    toAuthor(entityId, before, 'post_restored', data),
  ),
];

function toAuthor(
  postId: string,
  before: readonly PostEvent[],
  subtype: 'post_hidden' | 'post_removed' | 'post_restored',
  decision: Decision,
): readonly NotificationRequest[] {
  const post = foldEvents(postState, before);
  if (post.status === 'none' || post.status === 'deleted') return [];
  const message = decidedMessage('post', subtype, decision);
  const content = { ...moderatedPost.of(subtype), message, href: `/wall/${postId}`, about: postId };
  return [{ recipientId: post.authorId, ...content }];
}
