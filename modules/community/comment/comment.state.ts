import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import { type Decision, decisionOf } from '../decision.schemas.js';
import { type CommentEvent, commentEvents } from './comment.events.js';

export type Comment = { readonly status: 'none' } | WrittenComment;

export interface WrittenComment {
  readonly status: 'published' | 'hidden' | 'removed' | 'deleted';
  readonly postId: string;
  readonly authorId: string;
  /** Words and photo are empty once the author is erased. */
  readonly body: string;
  readonly photo: Photo | null;
  readonly mentions: readonly string[];
  readonly postAuthorId: string;
  readonly communityId: string | null;
  /** Why it is hidden or removed. */
  readonly decision: Decision | null;
}

export const commentState: StreamState<typeof commentEvents, Comment> = {
  events: commentEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(comment: Comment, event: CommentEvent): Comment {
  if (event.type === 'CommentWritten') return { ...event.data, status: 'published', decision: null };
  if (comment.status === 'none') return comment;
  switch (event.type) {
    case 'CommentEdited':
      return { ...comment, ...event.data };
    case 'CommentDeleted':
      return { ...comment, status: 'deleted' };
    case 'CommentHidden':
      return { ...comment, status: 'hidden', decision: decisionOf(event.data) };
    case 'CommentRemoved':
      return { ...comment, status: 'removed', decision: decisionOf(event.data) };
    case 'CommentRestored':
      return { ...comment, status: 'published', decision: null };
    default:
      return unreachable(event);
  }
}
