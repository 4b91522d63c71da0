import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { Ranges } from '../rows/cells.js';
import { any, everywhere } from '../rows/codes.js';
import type { Wish } from '../words/closest.js';
import { tsquery } from '../words/text-query.js';
import { type Counted, chooseQueryPlan, chooseWordPlan } from './choose-query-plan.js';
import {
  conditions,
  hasWords,
  hiddenIn,
  inSegments,
  matchingRows,
  segmentsAndRuns,
  squareTo,
} from './search-conditions.js';
import { isCountedByRow, type SearchCriteria } from './search-criteria.js';

/** The number of listings found on all pages, and the keys of one page in order. */
export interface Found {
  readonly total: number;
  readonly keys: readonly Key[];
}

export interface Key {
  readonly no: number;
  readonly key: number | null;
  /** How close it comes to a text of which no listing has all words. */
  readonly closeness?: number;
}

/** Count first, exactly; the count then decides the cheapest query plan for the page.
 *  - words: the word index finds every match, counted and sorted in one step; very common words are counted, and found along an index
 *  - words of which no listing has all: the word index finds what must match, sorted by how much of the rest it has
 *  - nearest of many: the point index, outwards from the point
 *  - by price or newest, many: along the sort index until the page is full
 *  - otherwise: the cells of the region, sorted
 *  source  ADR 0007 */
export async function find(db: Database, criteria: SearchCriteria): Promise<Found> {
  if (criteria.wished) return findClosest(db, criteria, criteria.wished);
  if (criteria.words !== undefined)
    return criteria.areFrequent ? findFrequentWords(db, criteria) : findWords(db, criteria);
  const counted = await count(db, criteria);
  if (counted.total === 0) return { total: 0, keys: [] };
  const plans = { nearest, walk, scan };
  return { total: counted.total, keys: await plans[chooseQueryPlan(criteria, counted)](db, criteria) };
}

/** How many listings a search finds. */
export async function countOf(db: Database, criteria: SearchCriteria): Promise<number> {
  if (criteria.words === undefined) return (await count(db, criteria)).total;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${matchingRows(criteria, sql`s.no`)}) r`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Sum the counts of cells wholly inside, and test the cells on the edge row by row. A price, a condition and an origin can
 *  only be tested row by row. Listings that are hidden from the searcher are subtracted. */
async function count(db: Database, criteria: SearchCriteria): Promise<Counted> {
  const { segmentCounted, circle } = criteria;
  const counts = sql.raw(criteria.kinds.map((kind) => `c.n${kind}`).join(' + '));
  const every = sql.raw('c.n0 + c.n1 + c.n2 + c.n3 + c.n4 + c.n5');
  const stat = (what: RawBuilder<unknown>, segment: number, category: number, sub: number) =>
    sql`coalesce((select ${what} from listing_search.cell_count c where c.segment = ${segment} and c.category = ${category} and c.sub = ${sub}
      and c.cell = ${everywhere}), 0)::int`;
  const { category, sub } = criteria.category;
  const unseen = (runs?: Ranges) =>
    criteria.hidden.length ? sql` - (select count(*) from ${hiddenIn(criteria, runs)})` : sql``;
  const total = isCountedByRow(criteria)
    ? countedRows(criteria)
    : circle
      ? sql`(select coalesce(sum(c.n), 0) from unnest(${circle.cover.inside.from}::int[], ${circle.cover.inside.to}::int[]) r(lo, hi), lateral (
          select sum(${counts}) as n from listing_search.cell_count c where c.segment = ${segmentCounted} and c.category = ${category} and c.sub = ${sub}
          and c.cell between r.lo and r.hi offset 0) c)${unseen(circle.cover.inside)}
        + ${countedByRow(criteria, circle.cover.boundary)}`
      : sql`${stat(counts, segmentCounted, category, sub)}${unseen()}`;
  const { rows } =
    await sql<Counted>`select (${total})::int as total, ${stat(every, segmentCounted, any, any)} as segment, ${stat(every, segmentCounted, category, sub)} as category,
    ${stat(counts, segmentCounted, category, sub)} as matching`.execute(db);
  return rows[0] ?? { total: 0, segment: 0, category: 0, matching: 0 };
}

/** Count without sorting, then scan an index until the page is full. */
async function findFrequentWords(db: Database, criteria: SearchCriteria): Promise<Found> {
  const { rows } = await sql<{ hits: number; segment: number }>`
    select (select count(*) from listing_search.spot s where ${hasWords(criteria)} and ${inSegments(criteria)} and ${conditions(criteria, false)})::int as hits,
      (select coalesce(sum(c.n0 + c.n1 + c.n2 + c.n3 + c.n4 + c.n5), 0) from listing_search.cell_count c
        where c.segment = ${criteria.segmentCounted} and c.category = ${any} and c.sub = ${any} and c.cell = ${everywhere})::int as segment`.execute(
    db,
  );
  const { hits, segment } = rows[0] ?? { hits: 0, segment: 0 };
  const plan = chooseWordPlan(criteria, { hits, segment });
  if (plan === 'sort') return findWords(db, criteria);
  // the condition is wrapped, so that the planner does not fetch all matches by the word index and sort them
  const only = sql`coalesce(${hasWords(criteria)}, false)`;
  return { total: hits, keys: await { nearest, walk }[plan](db, criteria, only) };
}

async function findWords(db: Database, criteria: SearchCriteria): Promise<Found> {
  const { rows } = await sql<{ total: number; no: number | null; key: number | null }>`
    with hit as materialized (select s.no, ${keyOf(criteria)} as key from listing_search.spot s
      where ${hasWords(criteria)} and ${inSegments(criteria)} and ${conditions(criteria, false)})
    select c.total, p.no, p.key from (select count(*)::int as total from hit) c
    left join lateral (select h.no, h.key from hit h where ${after(criteria, sql`h.key`)} ${ordered(criteria, 'h.')} limit ${criteria.limit}) p on true
    ${ordered(criteria, 'p.')}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    keys: rows.flatMap(({ no, key }) => (no === null ? [] : [{ no, key }])),
  };
}

async function findClosest(db: Database, criteria: SearchCriteria, wished: readonly Wish[]): Promise<Found> {
  const { rows } = await sql<{
    total: number;
    no: number | null;
    key: number | null;
    closeness: number;
  }>`${foundClosest(criteria, wished)}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    keys: rows.flatMap(({ no, key, closeness }) => (no === null ? [] : [{ no, key, closeness }])),
  };
}

/** The rows that have the required words, the closest first. How close a row comes is read from its own words. */
export function foundClosest(criteria: SearchCriteria, wished: readonly Wish[]): RawBuilder<unknown> {
  const points = wished.map(
    ({ query, weight }) =>
      sql`case when s.words @@ ${tsquery(query, undefined)}::tsquery then ${weight}::int else 0 end`,
  );
  const closeness = sql.join([sql`0`, ...points], sql` + `);
  const { cursor } = criteria;
  const rest =
    cursor?.closeness === undefined
      ? sql`true`
      : sql`(h.closeness < ${cursor.closeness}::int or (h.closeness = ${cursor.closeness}::int and ${after(criteria, sql`h.key`)}))`;
  const order = (of: string) => sql`order by ${sql.raw(of)}closeness desc, ${orderOf(criteria, of)}`;
  return sql`
    with hit as materialized (select s.no, ${keyOf(criteria)} as key, ${closeness} as closeness from listing_search.spot s
      where ${hasWords(criteria)} and ${inSegments(criteria)} and ${conditions(criteria, false)})
    select c.total, p.no, p.key, p.closeness from (select count(*)::int as total from hit) c
    left join lateral (select h.no, h.key, h.closeness from hit h where ${rest} ${order('h.')} limit ${criteria.limit}) p on true
    ${order('p.')}`;
}

async function scan(db: Database, criteria: SearchCriteria): Promise<readonly Key[]> {
  return keys(
    db,
    sql`select s.no, s.key from (${matchingRows(criteria, sql`s.no, ${keyOf(criteria)} as key`)}) s where ${after(criteria, sql`s.key`)} ${ordered(criteria, 's.')} limit ${criteria.limit}`,
  );
}

async function nearest(
  db: Database,
  criteria: SearchCriteria,
  only: RawBuilder<unknown> = sql`true`,
): Promise<readonly Key[]> {
  const { x, y, z } = criteria.point ?? { x: 0, y: 0, z: 0 };
  const here = sql`cube(array[${x}::float8, ${y}::float8, ${z}::float8])`;
  const reach = Math.min((criteria.circle?.chord ?? 2) * 1.000001 + 1e-9, 3);
  return keys(
    db,
    sql`select n.no, n.key from (select s.no, ${keyOf(criteria)} as key from listing_search.spot s
      where s.point <@ cube_enlarge(${here}, ${reach}::float8, 3) and s.segment = any(${criteria.segments}::smallint[]) and ${conditions(criteria, false)} and ${only}
        and ${after(criteria, keyOf(criteria))}
      order by s.point <-> ${here}, s.no limit ${criteria.limit}) n ${ordered(criteria, 'n.')}`,
  );
}

/** Along the sort index; listings without a price come last. */
async function walk(
  db: Database,
  criteria: SearchCriteria,
  only: RawBuilder<unknown> = sql`true`,
): Promise<readonly Key[]> {
  const along = (range: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select w.no, w.key from unnest(${criteria.segments}::smallint[]) g(segment), lateral (
      select s.no, ${keyOf(criteria)} as key from listing_search.spot s where s.segment = g.segment and ${conditions(criteria, false)} and ${only} and ${range}
      ${order} limit ${criteria.limit}) w ${ordered(criteria, 'w.')} limit ${criteria.limit})`;
  if (criteria.sort === 'newest')
    return keys(db, along(startAfter(criteria, sql`s.published`), sql`order by s.published desc, s.no desc`));
  const down = criteria.sort === 'price_desc';
  const priced = along(
    sql`s.price is not null and ${startAfter(criteria, sql`s.price`)}`,
    down ? sql`order by s.price desc, s.no desc` : sql`order by s.price, s.no`,
  );
  const { cursor } = criteria;
  const unpriced = along(
    cursor && cursor.key === null
      ? sql`s.price is null and s.no ${sql.raw(down ? '<' : '>')} ${cursor.no}`
      : sql`s.price is null`,
    down ? sql`order by s.no desc` : sql`order by s.no`,
  );
  if (cursor && cursor.key === null) return keys(db, unpriced);
  const found = await keys(db, priced);
  if (found.length >= criteria.limit || criteria.price) return found;
  return [...found, ...(await keys(db, unpriced))].slice(0, criteria.limit);
}

async function keys(db: Database, query: RawBuilder<unknown>): Promise<readonly Key[]> {
  return (await sql<Key>`${query}`.execute(db)).rows;
}

/** In a circle counts by cells, everywhere by the index of a segment. */
function countedRows(criteria: SearchCriteria): RawBuilder<unknown> {
  if (criteria.circle) return countedByRow(criteria, criteria.circle.cover.touched);
  return sql`(select coalesce(sum(b.n), 0) from unnest(${criteria.segments}::smallint[]) g(segment), lateral (
    select count(*) as n from listing_search.spot s where s.segment = g.segment and ${conditions(criteria, false)} offset 0) b)`;
}

function countedByRow(criteria: SearchCriteria, runs: Ranges): RawBuilder<unknown> {
  return sql`(select coalesce(sum(b.n), 0) from ${segmentsAndRuns(criteria, runs)}, lateral (
    select count(*) as n from listing_search.spot s where ${conditions(criteria)} offset 0) b)`;
}

function keyOf(criteria: SearchCriteria): RawBuilder<unknown> {
  switch (criteria.sort) {
    case 'distance':
      return sql`sqrt(${squareTo(criteria)})`;
    case 'newest':
      return sql`s.published`;
    default:
      return sql`s.price`;
  }
}

const ordered = (criteria: SearchCriteria, of: string): RawBuilder<unknown> =>
  sql`order by ${orderOf(criteria, of)}`;

function orderOf({ sort }: SearchCriteria, of: string): RawBuilder<unknown> {
  const falling = sort === 'newest' || sort === 'price_desc';
  return sql.raw(falling ? `${of}key desc nulls last, ${of}no desc` : `${of}key nulls last, ${of}no`);
}

/** Rows after the cursor, for a key that may be null. */
function after({ cursor, sort }: SearchCriteria, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!cursor) return sql`true`;
  const falling = sort === 'newest' || sort === 'price_desc';
  const no = sql`no ${sql.raw(falling ? '<' : '>')} ${cursor.no}::bigint`;
  if (cursor.key === null) return sql`${key} is null and ${no}`;
  const beyond = sql`${key} ${sql.raw(falling ? '<' : '>')} ${cursor.key}::float8`;
  return sql`(${beyond} or (${key} = ${cursor.key}::float8 and ${no}) or ${key} is null)`;
}

/** Rows after the cursor, as a range of a sort index. */
function startAfter({ cursor, sort }: SearchCriteria, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!cursor || cursor.key === null) return sql`true`;
  const falling = sort === 'newest' || sort === 'price_desc';
  return sql`(${key}, s.no) ${sql.raw(falling ? '<' : '>')} (${Math.trunc(cursor.key)}::bigint, ${cursor.no}::bigint)`;
}
