import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRequest, NotificationRule } from '../../notifications/notifications.ports.js';
import { moderatedPost } from '../community.notification-kinds.js';
import { decidedMessage } from '../decided-message.rules.js';
import { type Decided, isByCase } from '../decision.schemas.js';
import { postEvents } from './post.events.js';

const whenever = rulesOf(postEvents);

/** To the author of a post, what those who moderate its community decided about it. Of a case its author is told by the case. */
export const postNotifications: readonly NotificationRule[] = [
  whenever('PostRemoved', 'tell-author-of-removed-post', ({ entityId, data }) =>
    toAuthor(entityId, 'post_removed', data),
  ),
  whenever('PostRestored', 'tell-author-of-restored-post', ({ entityId, data }) =>
    toAuthor(entityId, 'post_restored', data),
  ),
];

function toAuthor(
  postId: string,
  subtype: 'post_removed' | 'post_restored',
  decided: Decided,
): readonly NotificationRequest[] {
  if (isByCase(decided)) return [];
  const message = decidedMessage('post', subtype, decided);
  const content = { ...moderatedPost.of(subtype), message, href: `/wall/${postId}`, about: postId };
  return [{ recipientId: decided.authorId, ...content }];
}
