import type { CommentView, PostCard } from '../../../modules/community/post/post.schemas.js';
import type { CardRow } from './card-rows.js';
import type { WallReader } from './reader.js';
import type { CommentRow } from './wall.table.js';

/** Whether a reader may comment and react, as far as their account and the community go. */
const takesPart = ({ community }: Pick<CardRow, 'community'>, reader: WallReader): boolean =>
  reader.mayWrite &&
  (community === null || (!community.is_archived && reader.communities.includes(community.id)));

/** What a reader may do with a post: the buttons of its card. Commands check it again. */
export function actionsOnPost(post: CardRow, reader: WallReader): PostCard['allowedActions'] {
  const { status, is_locked: isLocked, is_pinned: isPinned, community } = post;
  if (status === 'deleted') return [];
  const isPublished = status === 'published';
  const isOwn = post.author_id === reader.id;
  const isModerator = community !== null && reader.moderated.includes(community.id);
  const isUnderModerators = isModerator && post.decision?.by !== 'staff';
  const mayAnswer = isPublished && takesPart(post, reader);
  const all: readonly (readonly [PostCard['allowedActions'][number], boolean])[] = [
    ['edit', isOwn && (isPublished || status === 'hidden') && takesPart(post, reader)],
    ['delete', isOwn],
    ['comment', mayAnswer && !isLocked],
    ['react', mayAnswer],
    ['accept', isOwn && isPublished && post.kind === 'question'],
    ['pin', isModerator && isPublished && !isPinned],
    ['unpin', isModerator && isPinned],
    ['lock', isUnderModerators && !isOwn && !isLocked],
    ['unlock', isUnderModerators && !isOwn && isLocked],
    ['removeFromCommunity', isUnderModerators && !isOwn && isPublished],
    ['restore', !isOwn && !isPublished && isUnderModerators],
    ['openCase', reader.isStaff && !isOwn],
    ['share', post.is_public],
  ];
  return all.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}

/** What a reader may do with a comment under a post that they see. */
export function actionsOnComment(
  comment: CommentRow,
  post: CardRow,
  reader: WallReader,
): CommentView['allowedActions'] {
  const { status } = comment;
  if (status === 'deleted') return [];
  const isPublished = status === 'published';
  const isOwn = comment.author_id === reader.id;
  const isUnderModerators =
    comment.community_id !== null &&
    reader.moderated.includes(comment.community_id) &&
    comment.decision?.by !== 'staff';
  const isAsker = post.kind === 'question' && post.author_id === reader.id && post.status !== 'deleted';
  const isAnswer = post.answer_id === comment.id;
  const all: readonly (readonly [CommentView['allowedActions'][number], boolean])[] = [
    ['edit', isOwn && (isPublished || status === 'hidden') && takesPart(post, reader)],
    ['delete', isOwn],
    ['accept', isAsker && isPublished && !isAnswer],
    ['unaccept', isAsker && isAnswer],
    ['openCase', reader.isStaff && !isOwn],
    ['removeFromCommunity', isUnderModerators && !isOwn && isPublished],
  ];
  return all.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
