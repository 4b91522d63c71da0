import { sql } from 'kysely';
import type { CommunityWeeks } from '../../../modules/community/tools/tools.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

export const communityWeeksAnswers = (db: Database): CommunityWeeks => ({
  of: async (communityId, since) => {
    const { rows } = await sql<{ week: string; joined: number; left: number }>`
      select week::text as week, joined, gone as "left" from community_weeks.week
      where community_id = ${communityId} and week >= ${since}::date`.execute(db);
    return rows;
  },
});
