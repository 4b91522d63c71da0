import { deterministicId } from '../../kernel/decider/identifiers.js';

/** The id of a member's part in a community. */
export const idOfMembership = (communityId: string, memberId: string): string =>
  deterministicId('membership', communityId, memberId);
