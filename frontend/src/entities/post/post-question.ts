/** What the menu of a post or a comment asks about in a dialog. */
export const postQuestions = ['edit', 'delete', 'hide', 'remove', 'restore'] as const;
export type PostQuestion = (typeof postQuestions)[number];

/** Those of the allowed actions. */
export const questionsIn = (actions: readonly string[]): readonly PostQuestion[] =>
  postQuestions.filter((question) => actions.includes(question));
