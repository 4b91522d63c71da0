import type { CommentView, PostCard } from '@modules/community/post/post.schemas';

/** What the menu of a post or a comment asks about in a dialog. */
export const postQuestions = [
  'edit',
  'delete',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'removeFromCommunity',
  'restore',
  'openCase',
] as const satisfies readonly (PostCard['allowedActions'][number] | CommentView['allowedActions'][number])[];
export type PostQuestion = (typeof postQuestions)[number];

/** Those of the allowed actions. */
export const questionsIn = (actions: readonly string[]): readonly PostQuestion[] =>
  postQuestions.filter((question) => actions.includes(question));
