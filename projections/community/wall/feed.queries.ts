import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../modules/community/cursors.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { sources } from './entries.js';
import type { FeedQuery, Page } from './feed-query.js';
import { between, milesFrom, newest, seen } from './newest-entries.js';

/** The entries of a feed, each post once, the newest first.
 *  in   before, after: the places that they are between
 *  out  the places of posts; a post that its reader may not see is among them, and left out with its card */
export async function entriesIn(db: Database, feed: FeedQuery, page: Page): Promise<readonly Place[]> {
  if (!feed.sources.length || page.limit < 1) return [];
  if (feed.search || feed.circle) return filtered(db, feed, page);
  const authors = feed.sources.flatMap((source) =>
    source.startsWith(memberPrefix) ? [source.slice(memberPrefix.length)] : [],
  );
  const ofMany = authors.length > many ? await amongAll(db, feed, authors, page) : undefined;
  return ofMany ?? (await newestEntries(feed, page).execute(db)).rows;
}

const memberPrefix = sources.member('');
/** With so many members it is likely that a page of the newest posts of all is theirs. */
const many = 500;
const looksAmongAll = 2_000;

/** Looks for the posts of these authors among the newest of all, instead of for the newest of each; and at the other sources as usual.
 *  out  undefined when those of all have too few of them */
async function amongAll(
  db: Database,
  feed: FeedQuery,
  authors: readonly string[],
  page: Page,
): Promise<readonly Place[] | undefined> {
  const { limit } = page;
  const others = feed.sources.filter((source) => !source.startsWith(memberPrefix));
  const [ofAuthors, ofOthers] = await Promise.all([
    sql<Place>`select e.at, e.post_id as id from (${newest({ ...feed, sources: [sources.all] }, { ...page, limit: looksAmongAll, shows: 'author' })}) e
      where e.author_id = any(${[...authors]}) order by e.at desc, e.post_id desc limit ${limit}`.execute(db),
    others.length ? newestEntries({ ...feed, sources: others }, page).execute(db) : { rows: [] },
  ]);
  if (ofAuthors.rows.length < limit) return undefined;
  const places = new Map([...ofAuthors.rows, ...ofOthers.rows].map((place) => [place.id, place]));
  return [...places.values()].sort(newestFirst).slice(0, limit);
}

/** Looks among the newest entries first, for the place and the words of what is asked; by the cells and the words themselves only when few of those are
 *  found: a busy cell beside the circle, or a frequent word, has more entries than anybody reads. */
async function filtered(db: Database, feed: FeedQuery, page: Page): Promise<readonly Place[]> {
  const { limit } = page;
  const { search, circle, ...unfiltered } = feed;
  const found: Place[] = [];
  let { before } = page;
  for (const most of looks) {
    const { rows } = await look(
      unfiltered,
      { ...page, before, limit: most, shows: circle && 'place' },
      isAsked(feed),
    ).execute(db);
    found.push(...rows.filter(({ isFound }) => isFound).map(({ at, id }) => ({ at, id })));
    if (found.length >= limit || rows.length < most) return found.slice(0, limit);
    before = rows.at(-1);
  }
  const rest = { ...page, before, limit: limit - found.length };
  const { rows } = await (search ? foundPosts(feed, search, rest) : newestEntries(feed, rest)).execute(db);
  return [...found, ...rows];
}

/** So many entries each time. */
const looks = [150, 1_500];

/** Whether an entry `e` has the words and is in the circle. */
function isAsked({ search, circle }: FeedQuery): RawBuilder<boolean> {
  const inCircle = circle ? sql`${milesFrom(circle)} <= ${circle.radius}` : sql`true`;
  const hasWords = search
    ? sql`(select p.words @@ websearch_to_tsquery('english', ${search}) from wall.post p where p.id = e.post_id)`
    : sql`true`;
  return sql<boolean>`(${inCircle} and ${hasWords})`;
}

/** The newest entries, and of which of them this holds. */
const look = (feed: FeedQuery, page: Parameters<typeof newest>[1], isFound: RawBuilder<boolean>) =>
  sql<Place & { readonly isFound: boolean }>`select e.at, e.post_id as id, ${isFound} as "isFound"
    from (${newest(feed, page)}) e order by e.at desc, e.post_id desc`;

const newestEntries = (feed: FeedQuery, page: Page) =>
  sql<Place>`select e.at, e.post_id as id from (${newest(feed, page)}) e order by e.at desc, e.post_id desc`;

/** Posts with these words, by the index of words. */
const foundPosts = (feed: FeedQuery, search: string, page: Page): RawBuilder<Place> => sql<Place>`
  select p.at, p.id from wall.post p
  where p.words @@ websearch_to_tsquery('english', ${search}) and p.status = 'published' and ${between(sql`(p.at, p.id)`, page)}
    and exists (select from wall.entry e where e.post_id = p.id and e.source = any(${[...feed.sources]}) and ${seen(feed)})
  order by p.at desc, p.id desc limit ${page.limit}`;

const newestFirst = (one: Place, other: Place): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;
