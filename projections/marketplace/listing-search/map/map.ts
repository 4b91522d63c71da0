import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { ListingMap, MapCluster, MapQuery } from '../../../../modules/marketplace/listing.schemas.js';
import { wordsToCount } from '../find/closest-instead.js';
import { listingsOfSellers } from '../find/hidden-listings.js';
import { readSnapshot } from '../find/read-snapshot.js';
import { conditions, hasWords, hiddenIn, inSegments, segmentsAndRuns } from '../find/search-conditions.js';
import {
  isCountedByRow,
  pointOf,
  radiusOf,
  type SearchCriteria,
  searchCriteriaOf,
} from '../find/search-criteria.js';
import type { Searcher } from '../find/searcher.js';
import { fitsNothing, withVehicles } from '../find/vehicle-query.js';
import { cardsInOrder } from '../rows/cards.js';
import { cellSize, columns, type Ranges } from '../rows/cells.js';
import { categoryFor, kindsFor } from '../rows/codes.js';
import { readText } from '../words/query-words.js';
import type { TextQuery } from '../words/text-query.js';
import { clip, type MapGrid, mapGrid, runsOf } from './map-grid.js';

/** The results of a search in a part of a map: every listing if they are few, else clusters with exact counts, and
 *  single listings between them. If the part contains all results, the counts add up to the total of the search.
 *  Prices in dollars, radius in miles.
 *  source  ADR 0043 */
export async function mapListings(
  db: Database,
  query: MapQuery,
  now: string,
  { unseen = [], garage = [] }: Searcher = {},
): Promise<ListingMap> {
  const point = pointOf(query);
  const category = categoryFor(query.categoryPrimary, query.categorySub);
  if (!category || fitsNothing(query, garage)) return { total: 0, clusters: [], listings: [] };
  return readSnapshot(db, async (session) => {
    const text = query.search === undefined ? undefined : await readText(session, query.search);
    const radius = radiusOf(query, point);
    const hidden = await listingsOfSellers(session, unseen);
    const asked = { ...query, limit: few, expand: false };
    const criteriaWith = (words: TextQuery | undefined) =>
      searchCriteriaOf({
        ...{ query: asked, category, areFrequent: false, point, radius, hidden },
        ...{ words: withVehicles(words, query, garage), sort: 'newest', cursor: undefined },
      });
    const criteria = criteriaWith(await wordsToCount(session, text, criteriaWith));
    const grid = mapGrid(query, query.zoom);
    const part = partOf(criteria, grid);
    const squares = await squaresOf(session, part);
    const total = squares.reduce((sum, { count }) => sum + count, 0);
    const isSingle = ({ count }: Square) => total <= few || count === 1;
    const singles = squares.filter(isSingle).slice(0, maxSingles);
    const shown = total === 0 ? [] : await numbersIn(session, part, total <= few ? undefined : singles);
    return {
      total,
      clusters: squares.filter((square) => !singles.includes(square)).map(clusterOf),
      listings: await cardsInOrder(session, shown, { now, point }),
    };
  });
}

/** The maximum number of visible listings that are shown singly; and of single ones between clusters. */
const few = 100;
const maxSingles = 200;

/** A search in a part of a map. */
interface Part {
  readonly criteria: SearchCriteria;
  readonly grid: MapGrid;
  /** Its cells that count as a whole, those that the circle may cut, and both. */
  readonly inside: Ranges;
  readonly boundary: Ranges;
  readonly touched: Ranges;
}

function partOf(criteria: SearchCriteria, grid: MapGrid): Part {
  const cover = criteria.circle?.cover;
  if (!cover) {
    const all = runsOf(grid.cells);
    return { criteria, grid, inside: all, boundary: { from: [], to: [] }, touched: all };
  }
  const [inside, boundary, touched] = [cover.inside, cover.boundary, cover.touched].map((runs) =>
    clip(runs, grid.cells),
  ) as [Ranges, Ranges, Ranges];
  return { criteria, grid, inside, boundary, touched };
}

interface Square extends Omit<MapCluster, 'bounds'> {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** A square with one of its cells, and one of its listings if rows were read. */
  readonly cell: number;
  readonly no: number | null;
}

const clusterOf = ({
  latitude,
  longitude,
  count,
  forSale,
  west,
  south,
  east,
  north,
}: Square): MapCluster => ({
  ...{ latitude, longitude, count, forSale },
  bounds: { west, south, east, north },
});

async function squaresOf(db: Database, part: Part): Promise<readonly Square[]> {
  if (part.touched.from.length === 0) return [];
  const isFine = part.grid.size < cellSize;
  return (await (isFine ? squaresInCells(part) : squaresOfCells(part)).execute(db)).rows;
}

/** Squares of whole cells: the stored counts of cells are used without counting again. */
function squaresOfCells(part: Part) {
  const { criteria, grid } = part;
  const isCounted = criteria.words === undefined && !isCountedByRow(criteria);
  const byRow = (runs: Ranges) =>
    sql`select m.cell, count(*) as n, count(*) filter (where m.kind = any(${saleKinds}::smallint[])) as sale
      from (${matching(part, runs)}) m group by m.cell`;
  const shown = isCounted
    ? sql`${byCell(criteria, part.inside)} union all ${byRow(part.boundary)}`
    : byRow(part.touched);
  const counts = isCounted && criteria.hidden.length ? withoutHidden(criteria, part.inside, shown) : shown;
  const west = sql`(c.cell % ${columns}::int)`;
  const south = sql`(c.cell / ${columns}::int)`;
  return sql<Square>`select sum(c.n)::int as count, sum(c.sale)::int as "forSale",
      (sum(c.n * (${south} + 0.5)) / sum(c.n) * ${cellSize}::float8 - 90)::float8 as latitude,
      (sum(c.n * (${west} + 0.5)) / sum(c.n) * ${cellSize}::float8 - 180)::float8 as longitude,
      min(${west}) * ${cellSize}::float8 - 180 as west, min(${south}) * ${cellSize}::float8 - 90 as south,
      (max(${west}) + 1) * ${cellSize}::float8 - 180 as east, (max(${south}) + 1) * ${cellSize}::float8 - 90 as north,
      min(c.cell) as cell, null as no
    from (${counts}) c where c.n > 0
    group by ${south} / ${grid.across}::int, ${west} / ${grid.across}::int`;
}

/** Squares smaller than a cell, counted row by row. */
function squaresInCells(part: Part) {
  const { size } = part.grid;
  return sql<Square>`select count(*)::int as count, (count(*) filter (where m.kind = any(${saleKinds}::smallint[])))::int as "forSale",
      avg(m.latitude) as latitude, avg(m.longitude) as longitude,
      min(m.longitude) as west, min(m.latitude) as south, max(m.longitude) as east, max(m.latitude) as north,
      min(m.cell) as cell, min(m.no) as no
    from (${inBox(part)}) m group by floor(m.latitude / ${size}::float8), floor(m.longitude / ${size}::float8)`;
}

/** The listings of squares with a single one, or of the whole part. */
async function numbersIn(
  db: Database,
  part: Part,
  squares: readonly Square[] | undefined,
): Promise<readonly number[]> {
  if (squares?.every(({ no }) => no !== null)) return squares.map(({ no }) => no as number);
  const cells = squares?.map(({ cell }) => cell);
  const query = cells
    ? matching(part, { from: cells, to: cells })
    : part.grid.size < cellSize
      ? inBox(part)
      : matching(part, part.touched);
  const only = cells ? sql`m.cell = any(${cells}::int[])` : sql`true`;
  const { rows } = await sql<{
    no: number;
  }>`select m.no from (${query}) m where ${only} order by m.no desc`.execute(db);
  return rows.map(({ no }) => no);
}

function byCell(
  { kinds, category, segmentCounted }: SearchCriteria,
  { from, to }: Ranges,
): RawBuilder<unknown> {
  const sum = (some: readonly number[]) => sql.raw(some.map((kind) => `c.n${kind}`).join(' + ') || '0');
  return sql`select c.cell, ${sum(kinds)} as n, ${sum(kinds.filter((kind) => saleKinds.includes(kind)))} as sale
    from unnest(${from}::int[], ${to}::int[]) r(lo, hi), lateral (
      select c.* from listing_search.cell_count c where c.segment = ${segmentCounted} and c.category = ${category.category} and c.sub = ${category.sub}
      and c.cell between r.lo and r.hi offset 0) c`;
}

/** These counts of cells without the listings that are hidden from the searcher. */
function withoutHidden(
  criteria: SearchCriteria,
  inside: Ranges,
  counts: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select k.cell, sum(k.n) as n, sum(k.sale) as sale from (${counts} union all
      select s.cell, -count(*) as n, -count(*) filter (where s.kind = any(${saleKinds}::smallint[])) as sale
      from ${hiddenIn(criteria, inside)} group by s.cell) k group by k.cell`;
}

const saleKinds = kindsFor('for_sale');

/** The search rows that match in these cells. */
function matching({ criteria, grid }: Part, runs: Ranges): RawBuilder<unknown> {
  const shown = sql`select s.no, s.cell, s.kind, s.x, s.y, s.z from listing_search.spot s`;
  if (criteria.words === undefined)
    return sql`select s.* from ${segmentsAndRuns(criteria, runs)}, lateral (${shown} where ${conditions(criteria)} offset 0) s`;
  const [[south, north], [west, east]] = [grid.cells.rows, grid.cells.columns];
  return sql`${shown} where ${hasWords(criteria, runs)} and ${inSegments(criteria)} and ${conditions(criteria, false)}
    and s.cell / ${columns}::int between ${south} and ${north} and s.cell % ${columns}::int between ${west} and ${east}`;
}

/** The same within the box in degrees. */
function inBox(part: Part): RawBuilder<unknown> {
  const { west, south, east, north } = part.grid.box;
  return sql`select d.* from (
      select m.no, m.cell, m.kind, degrees(asin(m.z)) as latitude, degrees(atan2(m.y, m.x)) as longitude from (${matching(part, part.touched)}) m offset 0) d
    where d.latitude between ${south}::float8 and ${north}::float8 and d.longitude between ${west}::float8 and ${east}::float8`;
}
