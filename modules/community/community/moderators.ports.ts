import { definePort } from '../../kernel/manifest/port.js';

/** Who moderates a community, for cases that happen in it. Provided by the communities themselves, from the log and therefore never late. */
export interface CommunityModerators {
  /** Its owner counts; our staff does not. */
  isModerator(communityId: string, memberId: string): Promise<boolean>;
}

export const COMMUNITY_MODERATORS = definePort<CommunityModerators>('CommunityModerators');
