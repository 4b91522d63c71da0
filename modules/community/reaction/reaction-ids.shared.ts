import { deterministicId } from '../../kernel/decider/identifiers.js';

/** The id of a member's reaction to a post: one of each member. */
export const reactionIdOf = (postId: string, memberId: string): string =>
  deterministicId(postId, memberId, 'reaction');
