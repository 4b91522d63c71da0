import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import {
  conflict,
  type DomainError,
  notFound,
  unprocessable,
  unreachable,
} from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type Decision, isByCase } from '../decision.schemas.js';
import { isOverruled, isUnder, ownPost } from '../post/decisions.rules.js';
import type { CommentEvent, commentEvents } from './comment.events.js';
import { type Comment, commentState, type WrittenComment } from './comment.state.js';

type Written = Extract<CommentEvent, { readonly type: 'CommentWritten' }>['data'];

/** What the author may change later. */
export type CommentContent = Pick<Written, 'body' | 'photo' | 'mentions'>;

/** What staff, or the moderators of the community, decide about a comment; null: whatever post it is under. */
type CommentDecision = Command<
  'HideComment' | 'ShowComment' | 'RemoveComment' | 'RestoreComment',
  { readonly postId: string | null; readonly decision: Decision }
>;

export type CommentCommand =
  | Command<
      'WriteComment',
      { readonly content: CommentContent } & Pick<Written, 'postId' | 'postAuthorId' | 'communityId'>
    >
  | Command<'EditComment', { readonly postId: string; readonly content: CommentContent }>
  | Command<'DeleteComment', { readonly postId: string }>
  | CommentDecision;

/** A comment on a post.
 *  source  README, Commands */
export const commentDecider: StreamDecider<typeof commentEvents, Comment, CommentCommand> = {
  ...commentState,
  decide,
  max: 200,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** Commands that end something, or follow from cases. */
const always: ReadonlySet<CommentCommand['type']> = new Set([
  'DeleteComment',
  'HideComment',
  'ShowComment',
  'RemoveComment',
  'RestoreComment',
]);

function decide(command: CommentCommand, comment: Comment): readonly CommentEvent[] {
  switch (command.type) {
    case 'WriteComment':
      return write(command, comment);
    case 'EditComment':
      return edit(command, comment);
    case 'DeleteComment':
      return remove(command, comment);
    case 'HideComment':
    case 'ShowComment':
    case 'RemoveComment':
    case 'RestoreComment':
      return decideAbout(command, comment);
    default:
      return unreachable(command);
  }
}

/** Comment under the id of the author's device; the same id again writes nothing.
 *  errors  COMMENT_ID_TAKEN (conflict) */
function write(
  { content, postId, postAuthorId, communityId, meta }: CommandOf<CommentCommand, 'WriteComment'>,
  comment: Comment,
): readonly CommentEvent[] {
  const authorId = meta.actor.id;
  if (comment.status === 'none')
    return [event('CommentWritten', { postId, authorId, ...content, postAuthorId, communityId })];
  if (comment.authorId === authorId && comment.postId === postId) return [];
  throw commentIdTaken();
}

/** errors  COMMENT_ID_TAKEN (conflict) */
export const commentIdTaken = (): DomainError =>
  conflict('COMMENT_ID_TAKEN', { message: 'Send the comment again.' });

/** Edit a comment of one's own. One that is hidden pending a review can be mended.
 *  events  [CommentEdited], or [] when it says the same
 *  errors  COMMENT_NOT_FOUND (not-found), POST_CLOSED (conflict), NOTHING_IN_IT (unprocessable) */
function edit(
  { content, postId, meta }: CommandOf<CommentCommand, 'EditComment'>,
  comment: Comment,
): readonly CommentEvent[] {
  const own = ownComment(comment, postId, meta.actor.id);
  if (own.status === 'removed')
    throw conflict('POST_CLOSED', {
      message: 'This comment was removed, so you cannot edit it now.',
    });
  if (content.body === '' && !content.photo)
    throw unprocessable('NOTHING_IN_IT', { message: 'Write something, or add a photo.' });
  const isSame =
    content.body === own.body &&
    content.photo?.id === own.photo?.id &&
    JSON.stringify(content.mentions) === JSON.stringify(own.mentions);
  return isSame ? [] : [event('CommentEdited', { authorId: own.authorId, ...content })];
}

/** Delete a comment of one's own, whatever became of it.
 *  errors  COMMENT_NOT_FOUND (not-found) */
function remove(
  { postId, meta }: CommandOf<CommentCommand, 'DeleteComment'>,
  comment: Comment,
): readonly CommentEvent[] {
  const isOwn = comment.status === 'deleted' && comment.authorId === meta.actor.id;
  if (isOwn && comment.postId === postId) return [];
  return [event('CommentDeleted', { authorId: ownComment(comment, postId, meta.actor.id).authorId })];
}

/** Hide, remove or restore a comment. `ShowComment` restores one that is hidden, and none that is removed. A case changes nothing once its author has
 *  deleted it.
 *  events  one, or [] when it is so already
 *  errors  COMMENT_NOT_FOUND (not-found), OWN_POST (forbidden) */
function decideAbout(
  { type, postId, decision, meta }: CommentDecision,
  comment: Comment,
): readonly CommentEvent[] {
  if (comment.status === 'deleted' && isByCase(decision)) return [];
  const standing = standingComment(comment, postId);
  if (!isUnder(standing, decision)) throw noComment();
  if (standing.authorId === meta.actor.id) throw ownPost();
  const { status, authorId } = standing;
  const decided = { ...decision, authorId };
  switch (type) {
    case 'HideComment':
      return status === 'published' ? [event('CommentHidden', decided)] : [];
    case 'ShowComment':
      return status === 'hidden' ? [event('CommentRestored', decided)] : [];
    case 'RemoveComment':
      return status === 'removed' && !isOverruled(standing, decision)
        ? []
        : [event('CommentRemoved', decided)];
    case 'RestoreComment':
      return status === 'published' ? [] : [event('CommentRestored', decided)];
    default:
      return unreachable(type);
  }
}

function ownComment(comment: Comment, postId: string, memberId: string): WrittenComment {
  const standing = standingComment(comment, postId);
  if (standing.authorId !== memberId) throw noComment();
  return standing;
}

function standingComment(comment: Comment, postId: string | null): WrittenComment {
  if (comment.status === 'none' || comment.status === 'deleted') throw noComment();
  if (postId !== null && comment.postId !== postId) throw noComment();
  return comment;
}

/** errors  COMMENT_NOT_FOUND (not-found) */
export const noComment = (): DomainError =>
  notFound('COMMENT_NOT_FOUND', { message: 'This comment no longer exists, or it is not yours.' });
