import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../modules/community/cursors.shared.js';
import { earthRadius } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Circle } from './cells.js';
import type { FeedQuery, Page } from './feed-query.js';

/** A query of the newest entries of a feed, each post once. Of each source a few; then those of these sources as far back as is needed. So each source
 *  costs one look-up, however many entries it has. */
export function newest(
  feed: FeedQuery,
  page: Page & { readonly shows?: 'place' | 'author' | undefined },
): RawBuilder<unknown> {
  const { limit } = page;
  const more = { place: sql`, e.latitude, e.longitude`, author: sql`, e.author_id` };
  const shown = page.shows ? more[page.shows] : sql``;
  const ofSource = (source: RawBuilder<unknown>, most: number, from = sql`true`) => sql`
    select e.at, e.post_id${shown} from wall.entry e
    where e.source = ${source} and ${between(sql`(e.at, e.post_id)`, page)} and ${from} and ${seen(feed)}
    order by e.at desc, e.post_id desc limit ${most}`;
  const [only] = feed.sources;
  if (feed.sources.length === 1) return ofSource(sql`${only}`, limit);
  const each = Math.ceil(limit / feed.sources.length);
  return sql`
    with few as materialized (
      select s.source, e.at, dense_rank() over (order by e.at desc, e.post_id desc) as rank
      from unnest(${[...feed.sources]}::text[]) as s (source) cross join lateral (${ofSource(sql`s.source`, each)}) e
    ), oldest as materialized (
      select coalesce(min(at) filter (where rank = ${limit}), '-infinity') as at from few
    ), with_newest as materialized (
      select distinct source from few where rank <= ${limit}
    )
    select distinct e.at, e.post_id${shown}
    from oldest cross join with_newest cross join lateral (${ofSource(sql`with_newest.source`, limit, sql`e.at >= oldest.at`)}) e
    order by e.at desc, e.post_id desc limit ${limit}`;
}

export function between(place: RawBuilder<unknown>, { before, after }: Page): RawBuilder<unknown> {
  const rowOf = ({ at, id }: Place) => sql`(${at}::timestamptz, ${id}::text)`;
  const conditions = [
    ...(before ? [sql`${place} < ${rowOf(before)}`] : []),
    ...(after ? [sql`${place} > ${rowOf(after)}`] : []),
  ];
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Whether the reader sees an entry `e`. */
export function seen({ kind, circle, hiddenAuthors, hiddenSources }: FeedQuery): RawBuilder<unknown> {
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
export const milesFrom = ({
  latitude,
  longitude,
}: Circle): RawBuilder<unknown> => sql`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
  sin(radians(e.latitude - ${latitude}) / 2) ^ 2
  + cos(radians(${latitude}::float8)) * cos(radians(e.latitude)) * sin(radians(e.longitude - ${longitude}) / 2) ^ 2)))`;
