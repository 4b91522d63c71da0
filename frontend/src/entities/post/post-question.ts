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
  'hide',
  'remove',
  'restore',
] as const satisfies readonly (PostCard['allowedActions'][number] | CommentView['allowedActions'][number])[];
export type PostQuestion = (typeof postQuestions)[number];

/** Those that staff decide, with a reason. */
export const staffQuestions = ['hide', 'remove', 'restore'] as const satisfies readonly PostQuestion[];
export type StaffQuestion = (typeof staffQuestions)[number];

/** Those of the allowed actions. */
export const questionsIn = (actions: readonly string[]): readonly PostQuestion[] =>
  postQuestions.filter((question) => actions.includes(question));

export const isStaffQuestion = (question: PostQuestion): question is StaffQuestion =>
  staffQuestions.some((one) => one === question);
