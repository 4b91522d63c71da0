import { definePort } from '../../kernel/manifest/port.js';

/** How many joined and left communities. Answered by the read model community-weeks under COMMUNITY_WEEKS. */
export interface CommunityWeeks {
  /** The weeks of a community in which somebody did, since a day.
   *  units  since, week: the Monday of a week, ISO-8601 date, UTC */
  of(
    communityId: string,
    since: string,
  ): Promise<readonly { readonly week: string; readonly joined: number; readonly left: number }[]>;
}

export const COMMUNITY_WEEKS = definePort<CommunityWeeks>('CommunityWeeks');
