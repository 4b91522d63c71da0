import { type RawBuilder, sql } from 'kysely';
import { earthRadius } from '../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../modules/kernel/postgres/database.js';

/** What is asked of a feed, as the API is asked. */
export interface AskedFeed {
  readonly feed: 'following' | 'near' | 'all' | 'community' | 'member' | 'tag';
  readonly id?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radius?: number;
  readonly search?: string;
}

/** One page as a first version would read it: posts joined with follows and members, in one statement over the same rows with their indexes; counts by
 *  subqueries, later pages by an offset.
 *  out  the ids, the newest first */
export async function naivePage(
  db: Database,
  readerId: string,
  asked: AskedFeed,
  offset = 0,
): Promise<readonly string[]> {
  const counted = (kind: string) =>
    sql`(select count(*) from wall.reaction r where r.post_id = p.id and r.kind = ${kind} and ${notBlocked(readerId, sql`r.member_id`)})`;
  const { rows } = await sql<{ id: string }>`
    select p.id, p.kind, p.body, p.photos, p.vehicle, p.tags, p.mentions, p.area, p.at, p.edited_at, p.version, p.is_locked, p.is_pinned, p.answer_id,
      a.name as author, a.handle, a.picture, c.slug, c.name as community,
      (select count(*) from wall.comment m where m.post_id = p.id and m.status = 'published' and ${notBlocked(readerId, sql`m.author_id`)}) as comments,
      ${counted('like')} as likes, ${counted('nice-find')} as nice_finds, ${counted('been-there')} as been_theres,
      (select r.kind from wall.reaction r where r.post_id = p.id and r.member_id = ${readerId}) as mine
    ${postsOf(readerId, asked)}
    order by p.at desc, p.id desc limit 20 offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many are newer, 99 at most. */
export async function naiveCount(
  db: Database,
  readerId: string,
  asked: AskedFeed,
  after: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select ${postsOf(readerId, asked)} and p.at > ${after} and p.author_id <> ${readerId} limit 99) newer`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

const postsOf = (readerId: string, asked: AskedFeed): RawBuilder<unknown> => sql`
  from wall.post p join member_pages.member a on a.id = p.author_id left join wall.community c on c.id = p.community_id
  where p.status = 'published' and a.has_birth_date and (not a.is_minor or a.link_status = 'verified') and (p.community_id is null or c.is_open or ${asked.feed === 'following' || asked.feed === 'community'} and p.community_id in (${joined(readerId)}))
    and ${notBlocked(readerId, sql`p.author_id`)}
    and p.author_id not in (select target_id from follows.mute where member_id = ${readerId} and kind = 'member')
    and not p.tags && array(select target_id from follows.mute where member_id = ${readerId} and kind = 'tag')
    and ${isIn(readerId, asked)}`;

const joined = (readerId: string) =>
  sql`select community_id from communities.membership where member_id = ${readerId} and status = 'member'`;

const notBlocked = (readerId: string, member: RawBuilder<unknown>) => sql`${member} not in (
  select blocked_id from member_pages.block where member_id = ${readerId}
  union select member_id from member_pages.block where blocked_id = ${readerId})`;

function isIn(readerId: string, asked: AskedFeed): RawBuilder<unknown> {
  const { feed, id, latitude = 0, longitude = 0, radius = 0, search } = asked;
  const followed = (kind: string) =>
    sql`select target_id from follows.follow where member_id = ${readerId} and kind = ${kind}`;
  if (search !== undefined) return sql`p.words @@ websearch_to_tsquery('english', ${search})`;
  switch (feed) {
    case 'all':
      return sql`true`;
    case 'following':
      return sql`(p.author_id = ${readerId} or p.author_id in (${followed('member')}) or p.community_id in (${joined(readerId)})
        or p.tags && array(${followed('tag')}) or ${slug('make')} in (${followed('vehicle')})
        or ${slug('make')} || '.' || ${slug('model')} in (${followed('vehicle')}))`;
    case 'community':
      return sql`p.community_id = ${id}`;
    case 'member':
      return sql`p.author_id = ${id}`;
    case 'tag':
      return sql`${id} = any(p.tags)`;
    case 'near':
      return sql`p.latitude between ${latitude - radius / 69} and ${latitude + radius / 69} and
        2 * ${earthRadius}::float8 * asin(least(1, sqrt(sin(radians(p.latitude - ${latitude}) / 2) ^ 2 + cos(radians(${latitude}::float8))
          * cos(radians(p.latitude)) * sin(radians(p.longitude - ${longitude}) / 2) ^ 2))) <= ${radius}`;
  }
}

const slug = (part: 'make' | 'model') => sql`replace(lower(p.vehicle->>${sql.lit(part)}), ' ', '-')`;
