import { sql } from 'kysely';
import type { CommunityWeek } from '../../../modules/community/tools/tools.contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

type WrittenWeek = Pick<CommunityWeek, 'week' | 'posts' | 'comments' | 'unanswered'>;

/** What was written in a community by week, since a day; what is removed, hidden or deleted does not count.
 *  units  since: ISO-8601 date */
export async function writtenByWeek(
  db: Database,
  communityId: string,
  since: string,
): Promise<readonly WrittenWeek[]> {
  const { rows } = await sql<WrittenWeek>`
    select week::text as week, sum(posts)::int as posts, sum(comments)::int as comments, sum(unanswered)::int as unanswered from (
      select ${monday} as week, count(*) as posts, 0 as comments, count(*) filter (where kind = 'question' and answer_id is null) as unanswered
        from wall.post where community_id = ${communityId} and at >= ${since}::timestamptz and status = 'published' group by 1
      union all
      select ${monday}, 0, count(*), 0
        from wall.comment where community_id = ${communityId} and at >= ${since}::timestamptz and status = 'published' group by 1
    ) written group by week`.execute(db);
  return rows;
}

/** The posts since a day with the most comments and reactions. */
export async function topPostsOf(db: Database, communityId: string, since: string): Promise<TopPost[]> {
  const { rows } = await sql<TopPost>`
    select id, left(body, 120) as text, comments, likes + nice_finds + been_theres as reactions from wall.post
    where community_id = ${communityId} and at >= ${since}::timestamptz and status = 'published'
      and comments + likes + nice_finds + been_theres > 0
    order by comments + likes + nice_finds + been_theres desc, at desc limit 10`.execute(db);
  return rows;
}

interface TopPost {
  readonly id: string;
  readonly text: string;
  readonly comments: number;
  readonly reactions: number;
}

const monday = sql`date_trunc('week', at at time zone 'UTC')::date`;
