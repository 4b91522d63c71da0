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
/** Anybody else than its author may report it. */
export type PostQuestion = (typeof postQuestions)[number] | 'report';

/** Those of the allowed actions, and the report of what is not one's own. */
export const questionsIn = (actions: readonly string[], isOwn: boolean): readonly PostQuestion[] => [
  ...postQuestions.filter((question) => actions.includes(question)),
  ...(isOwn ? [] : (['report'] as const)),
];
