import { type CommandMetadata, event } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { PostEvent } from './post.events.js';
import type { Post } from './post.state.js';

/** Accept a comment as the answer, in place of an earlier one, or none.
 *  events  [AnswerAccepted] or [AnswerUnaccepted], or [] when it is so already
 *  errors  POST_NOT_FOUND (not-found), NOT_A_QUESTION (conflict) */
export function answer(
  {
    comment,
    meta,
  }: {
    readonly comment: { readonly id: string; readonly authorId: string } | null;
    readonly meta: CommandMetadata;
  },
  post: Post,
): readonly PostEvent[] {
  if (post.status === 'none' || post.status === 'deleted' || post.authorId !== meta.actor.id)
    throw notFound('POST_NOT_FOUND', { message: 'Only whoever asked accepts an answer.' });
  if (post.kind !== 'question')
    throw conflict('NOT_A_QUESTION', { message: 'Only a question has an accepted answer.' });
  if ((comment?.id ?? null) === post.answerId) return [];
  if (comment) return [event('AnswerAccepted', { commentId: comment.id, answeredBy: comment.authorId })];
  return post.answerId === null ? [] : [event('AnswerUnaccepted', { commentId: post.answerId })];
}
