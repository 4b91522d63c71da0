import { foldEvents } from '../../kernel/decider/decider.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRequest, NotificationRule } from '../../notifications/notifications.ports.js';
import { moderatedPost } from '../community.notification-kinds.js';
import { decidedMessage } from '../decided-message.rules.js';
import { type Decision, isByCase } from '../decision.schemas.js';
import { type CommentEvent, commentEvents } from './comment.events.js';
import { commentState } from './comment.state.js';

const whenever = rulesOf(commentEvents);

/** To the author of a comment, what those who moderate its community decided about it. Of a case its author is told by the case. */
export const commentNotifications: readonly NotificationRule[] = [
  whenever('CommentRemoved', 'tell-author-of-removed-comment', ({ entityId, data }, before) =>
    toAuthor(entityId, before, 'comment_removed', data),
  ),
  whenever('CommentRestored', 'tell-author-of-restored-comment', ({ entityId, data }, before) =>
    toAuthor(entityId, before, 'comment_restored', data),
  ),
];

function toAuthor(
  commentId: string,
  before: readonly CommentEvent[],
  subtype: 'comment_removed' | 'comment_restored',
  decision: Decision,
): readonly NotificationRequest[] {
  if (isByCase(decision)) return [];
  const comment = foldEvents(commentState, before);
  if (comment.status === 'none' || comment.status === 'deleted') return [];
  const message = decidedMessage('comment', subtype, decision);
  const content = {
    ...moderatedPost.of(subtype),
    message,
    href: `/wall/${comment.postId}`,
    about: commentId,
  };
  return [{ recipientId: comment.authorId, ...content }];
}
