import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../modules/community/cursors.shared.js';
import type { PostKind } from '../../../modules/community/post/post.events.js';
import { earthRadius } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Circle } from './cells.js';

/** What a feed has entries from, and which of them one reader sees. */
export interface FeedQuery {
  /** Names in the table `entry`; one for most feeds, thousands for what a member follows. */
  readonly sources: readonly string[];
  /** Only what is within it. */
  readonly circle?: Circle | undefined;
  readonly kind?: PostKind | undefined;
  readonly search?: string | undefined;
  /** Authors whose posts the reader does not see here: blocked and muted ones. */
  readonly hiddenAuthors: readonly string[];
  /** Feeds whose posts the reader does not see here: of muted tags, vehicles and communities. */
  readonly hiddenSources: readonly string[];
}

/** The entries of a feed, each post once, the newest first.
 *  in   before, after: the places that they are between
 *  out  the places of posts; a post that its reader may not see is among them, and left out with its card */
export async function entriesIn(
  db: Database,
  feed: FeedQuery,
  page: { readonly before?: Place | undefined; readonly after?: Place | undefined; readonly limit: number },
): Promise<readonly Place[]> {
  if (!feed.sources.length || page.limit < 1) return [];
  const query = feed.search ? foundPosts(feed, feed.search, page) : newestEntries(feed, page);
  const { rows } = await query.execute(db);
  return rows;
}

type Page = Parameters<typeof entriesIn>[2];

/** Of each source the newest entry; of the sources whose newest is among the newest posts, their newest entries; of those the newest. So each
 *  source costs one look-up, however many it has. */
function newestEntries(feed: FeedQuery, page: Page): RawBuilder<Place> {
  const { limit } = page;
  const ofSource = (source: RawBuilder<unknown>, most: number) => sql`
    select e.at, e.post_id from wall.entry e where e.source = ${source} and ${between(sql`(e.at, e.post_id)`, page)} and ${seen(feed)}
    order by e.at desc, e.post_id desc limit ${most}`;
  const [only] = feed.sources;
  if (feed.sources.length === 1)
    return sql<Place>`select e.at, e.post_id as id from (${ofSource(sql`${only}`, limit)}) e`;
  return sql<Place>`
    with newest as materialized (
      select s.source, dense_rank() over (order by e.at desc, e.post_id desc) as rank
      from unnest(${[...feed.sources]}::text[]) as s (source) cross join lateral (${ofSource(sql`s.source`, 1)}) e
    )
    select distinct e.at, e.post_id as id from newest cross join lateral (${ofSource(sql`newest.source`, limit)}) e
    where newest.rank <= ${limit} order by e.at desc, e.post_id desc limit ${limit}`;
}

/** Posts with these words, by the index of words. */
const foundPosts = (feed: FeedQuery, search: string, page: Page): RawBuilder<Place> => sql<Place>`
  select p.at, p.id from wall.post p
  where p.words @@ websearch_to_tsquery('english', ${search}) and p.status = 'published' and ${between(sql`(p.at, p.id)`, page)}
    and exists (select from wall.entry e where e.post_id = p.id and e.source = any(${[...feed.sources]}) and ${seen(feed)})
  order by p.at desc, p.id desc limit ${page.limit}`;

function between(place: RawBuilder<unknown>, { before, after }: Page): RawBuilder<unknown> {
  const rowOf = ({ at, id }: Place) => sql`(${at}::timestamptz, ${id}::text)`;
  const conditions = [
    ...(before ? [sql`${place} < ${rowOf(before)}`] : []),
    ...(after ? [sql`${place} > ${rowOf(after)}`] : []),
  ];
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Whether the reader sees an entry `e`. */
function seen({ kind, circle, hiddenAuthors, hiddenSources }: FeedQuery): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(circle ? [sql`${milesFrom(circle)} <= ${circle.radius}`] : []),
    ...(hiddenAuthors.length ? [sql`e.author_id <> all(${[...hiddenAuthors]})`] : []),
    ...(hiddenSources.length
      ? [
          sql`not exists (select from wall.entry h where h.post_id = e.post_id and h.source = any(${[...hiddenSources]}))`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Haversine, as `miles` of the kernel. */
const milesFrom = ({
  latitude,
  longitude,
}: Circle): RawBuilder<unknown> => sql`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
  sin(radians(e.latitude - ${latitude}) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(e.latitude)) * sin(radians(e.longitude - ${longitude}) / 2) ^ 2)))`;
