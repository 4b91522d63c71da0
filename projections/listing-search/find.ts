import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { areasOf, type Ranges } from './cells.js';
import { type Counted, chooseQueryPlan } from './choose-query-plan.js';
import { any, everywhere } from './codes.js';
import { allKinds, regionOf, type SearchCriteria } from './search-criteria.js';
import { type TextQuery, tsquery } from './text-query.js';

/** How many were found on all pages, and the numbers of one page in order. */
export interface Found {
  readonly total: number;
  readonly keys: readonly Key[];
}

export interface Key {
  readonly no: number;
  readonly key: number | null;
}

/** Count first, exactly; the count then says which way to the page is shortest.
 *  - words: the word index gives every match, counted and sorted in one go
 *  - nearest of many: the point index, outwards from the point
 *  - by price or newest, many: along the sort index until the page is full
 *  - otherwise: the cells of the region, sorted
 *  source  perf.md part B */
export async function find(db: Database, wanted: SearchCriteria): Promise<Found> {
  if (wanted.words !== undefined) return findWords(db, wanted, wanted.words);
  const counted = await count(db, wanted);
  if (counted.total === 0) return { total: 0, keys: [] };
  const ways = { nearest, walk: walked, scan: scanned };
  return { total: counted.total, keys: await ways[chooseQueryPlan(wanted, counted)](db, wanted) };
}

/** Cells wholly inside are summed from their counts, cells on the edge tested row by row. A price can only be tested row by row. */
async function count(db: Database, wanted: SearchCriteria): Promise<Counted> {
  const { shelf, segmentCounted, circle } = wanted;
  const asked = sql.raw(wanted.kinds.map((kind) => `c.n${kind}`).join(' + '));
  const every = sql.raw('c.n0 + c.n1 + c.n2 + c.n3 + c.n4 + c.n5');
  const stat = (what: RawBuilder<unknown>, segment: number, category: number, sub: number) =>
    sql`coalesce((select ${what} from listing_search.cell_count c where c.segment = ${segment} and c.category = ${category} and c.sub = ${sub}
      and c.cell = ${everywhere}), 0)::int`;
  const { category, sub } = shelf;
  const total = wanted.price
    ? countedByPrice(wanted)
    : circle
      ? sql`(select coalesce(sum(c.n), 0) from unnest(${circle.cover.inside.from}::int[], ${circle.cover.inside.to}::int[]) r(lo, hi), lateral (
          select sum(${asked}) as n from listing_search.cell_count c where c.segment = ${segmentCounted} and c.category = ${category} and c.sub = ${sub}
          and c.cell between r.lo and r.hi offset 0) c)
        + ${countedByRow(wanted, circle.cover.boundary)}`
      : stat(asked, segmentCounted, category, sub);
  const { rows } =
    await sql<Counted>`select (${total})::int as total, ${stat(every, segmentCounted, any, any)} as segment, ${stat(every, segmentCounted, category, sub)} as shelf,
    ${stat(asked, segmentCounted, category, sub)} as matching`.execute(db);
  return rows[0] ?? { total: 0, segment: 0, shelf: 0, matching: 0 };
}

async function findWords(db: Database, wanted: SearchCriteria, words: TextQuery): Promise<Found> {
  const { rows } = await sql<{ total: number; no: number | null; key: number | null }>`
    with hit as materialized (select s.no, ${keyOf(wanted)} as key from listing_search.spot s
      where s.words @@ ${tsquery(words, areasToName(wanted))}::tsquery and s.segment = any(${wanted.segments}::smallint[]) and ${conditions(wanted, false)})
    select c.total, p.no, p.key from (select count(*)::int as total from hit) c
    left join lateral (select h.no, h.key from hit h where ${after(wanted, sql`h.key`)} ${ordered(wanted, 'h.')} limit ${wanted.limit}) p on true
    ${ordered(wanted, 'p.')}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    keys: rows.flatMap(({ no, key }) => (no === null ? [] : [{ no, key }])),
  };
}

/** The areas that the circle touches, while they are few enough to be named. */
function areasToName({ circle }: SearchCriteria): readonly number[] | undefined {
  const areas = circle && areasOf(circle.cover.touched);
  return areas && areas.size <= mostAreas ? [...areas] : undefined;
}

const mostAreas = 16;

async function scanned(db: Database, wanted: SearchCriteria): Promise<readonly Key[]> {
  return keys(
    db,
    sql`select s.no, s.key from ${spots(wanted, keyOf(wanted))} where ${after(wanted, sql`s.key`)} ${ordered(wanted, 's.')} limit ${wanted.limit}`,
  );
}

async function nearest(db: Database, wanted: SearchCriteria): Promise<readonly Key[]> {
  const { x, y, z } = wanted.point ?? { x: 0, y: 0, z: 0 };
  const here = sql`cube(array[${x}::float8, ${y}::float8, ${z}::float8])`;
  const reach = Math.min((wanted.circle?.chord ?? 2) * 1.000001 + 1e-9, 3);
  return keys(
    db,
    sql`select n.no, n.key from (select s.no, ${keyOf(wanted)} as key from listing_search.spot s
      where s.point <@ cube_enlarge(${here}, ${reach}::float8, 3) and s.segment = any(${wanted.segments}::smallint[]) and ${conditions(wanted, false)}
        and ${after(wanted, keyOf(wanted))}
      order by s.point <-> ${here}, s.no limit ${wanted.limit}) n ${ordered(wanted, 'n.')}`,
  );
}

/** Along the sort index; listings without a price come after those with one. */
async function walked(db: Database, wanted: SearchCriteria): Promise<readonly Key[]> {
  const along = (only: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select w.no, w.key from unnest(${wanted.segments}::smallint[]) g(segment), lateral (
      select s.no, ${keyOf(wanted)} as key from listing_search.spot s where s.segment = g.segment and ${conditions(wanted, false)} and ${only}
      ${order} limit ${wanted.limit}) w ${ordered(wanted, 'w.')} limit ${wanted.limit})`;
  if (wanted.sort === 'newest')
    return keys(db, along(startAfter(wanted, sql`s.published`), sql`order by s.published desc, s.no desc`));
  const down = wanted.sort === 'price_desc';
  const priced = along(
    sql`s.price is not null and ${startAfter(wanted, sql`s.price`)}`,
    down ? sql`order by s.price desc, s.no desc` : sql`order by s.price, s.no`,
  );
  const { cursor } = wanted;
  const unpriced = along(
    cursor && cursor.key === null
      ? sql`s.price is null and s.no ${sql.raw(down ? '<' : '>')} ${cursor.no}`
      : sql`s.price is null`,
    down ? sql`order by s.no desc` : sql`order by s.no`,
  );
  if (cursor && cursor.key === null) return keys(db, unpriced);
  const found = await keys(db, priced);
  if (found.length >= wanted.limit || wanted.price) return found;
  return [...found, ...(await keys(db, unpriced))].slice(0, wanted.limit);
}

async function keys(db: Database, query: RawBuilder<unknown>): Promise<readonly Key[]> {
  return (await sql<Key>`${query}`.execute(db)).rows;
}

/** In a circle by its cells, everywhere by the price index. */
function countedByPrice(wanted: SearchCriteria): RawBuilder<unknown> {
  if (wanted.circle) return countedByRow(wanted, wanted.circle.cover.touched);
  return sql`(select coalesce(sum(b.n), 0) from unnest(${wanted.segments}::smallint[]) g(segment), lateral (
    select count(*) as n from listing_search.spot s where s.segment = g.segment and ${conditions(wanted, false)} offset 0) b)`;
}

function countedByRow(wanted: SearchCriteria, runs: Ranges): RawBuilder<unknown> {
  return sql`(select coalesce(sum(b.n), 0) from ${segmentsAndRuns(wanted, runs)}, lateral (
    select count(*) as n from listing_search.spot s where ${conditions(wanted)} offset 0) b)`;
}

/** The spots of the region that match, by the cell indexes: `s.no` and `s.key`. */
function spots(wanted: SearchCriteria, key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${segmentsAndRuns(wanted, regionOf(wanted))}, lateral (
    select s.no, ${key} as key from listing_search.spot s where ${conditions(wanted)} offset 0) s`;
}

function segmentsAndRuns(wanted: SearchCriteria, { from, to }: Ranges) {
  return sql`unnest(${wanted.segments}::smallint[]) g(segment) cross join unnest(${from}::int[], ${to}::int[]) r(lo, hi)`;
}

/** What a spot must be. In a run of cells (`r`) of a segment (`g`) unless `byCell` is false. */
function conditions(wanted: SearchCriteria, byCell = true): RawBuilder<unknown> {
  const { shelf, price, circle, point } = wanted;
  const all: RawBuilder<unknown>[] = [];
  if (byCell) all.push(sql`s.segment = g.segment and s.cell between r.lo and r.hi`);
  if (shelf.sub !== any) all.push(sql`s.sub = ${shelf.sub}`);
  else if (shelf.category !== any) all.push(sql`s.category = ${shelf.category}`);
  if (!allKinds(wanted)) all.push(sql`s.kind = any(${wanted.kinds}::smallint[])`);
  if (price?.least !== undefined) all.push(sql`s.price >= ${price.least}`);
  if (price?.most !== undefined) all.push(sql`s.price <= ${price.most}`);
  if (circle && point) all.push(sql`${squareTo(wanted)} <= ${circle.chord * circle.chord}::float8`);
  return all.length ? sql.join(all, sql` and `) : sql`true`;
}

/** The square of the straight line to the point: exact for small circles too. */
function squareTo({ point }: SearchCriteria): RawBuilder<unknown> {
  const { x, y, z } = point ?? { x: 0, y: 0, z: 0 };
  const square = (axis: string, at: number) =>
    sql`(s.${sql.raw(axis)} - ${at}::float8) * (s.${sql.raw(axis)} - ${at}::float8)`;
  return sql`(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
}

function keyOf(wanted: SearchCriteria): RawBuilder<unknown> {
  switch (wanted.sort) {
    case 'distance':
      return sql`sqrt(${squareTo(wanted)})`;
    case 'newest':
      return sql`s.published`;
    default:
      return sql`s.price`;
  }
}

function ordered({ sort }: SearchCriteria, of: string): RawBuilder<unknown> {
  const falling = sort === 'newest' || sort === 'price_desc';
  return sql.raw(
    falling ? `order by ${of}key desc nulls last, ${of}no desc` : `order by ${of}key nulls last, ${of}no`,
  );
}

/** Behind the cursor, for a key that may be null. */
function after({ cursor, sort }: SearchCriteria, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!cursor) return sql`true`;
  const falling = sort === 'newest' || sort === 'price_desc';
  const no = sql`no ${sql.raw(falling ? '<' : '>')} ${cursor.no}::bigint`;
  if (cursor.key === null) return sql`${key} is null and ${no}`;
  const beyond = sql`${key} ${sql.raw(falling ? '<' : '>')} ${cursor.key}::float8`;
  return sql`(${beyond} or (${key} = ${cursor.key}::float8 and ${no}) or ${key} is null)`;
}

/** Behind the cursor, as a place in a sort index. */
function startAfter({ cursor, sort }: SearchCriteria, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!cursor || cursor.key === null) return sql`true`;
  const falling = sort === 'newest' || sort === 'price_desc';
  return sql`(${key}, s.no) ${sql.raw(falling ? '<' : '>')} (${Math.trunc(cursor.key)}::bigint, ${cursor.no}::bigint)`;
}
