import { type RawBuilder, sql } from 'kysely';
import { areasOf, type Ranges } from '../rows/cells.js';
import { any } from '../rows/codes.js';
import { tsquery } from '../words/text-query.js';
import { allKinds, regionOf, type SearchCriteria } from './search-criteria.js';

/** The words of the search, in the areas of these cells; by default those of the circle. */
export function hasWords(
  { words, circle }: SearchCriteria,
  cells = circle?.cover.touched,
): RawBuilder<unknown> {
  return sql`s.words @@ ${tsquery(words ?? '', areasToName(cells))}::tsquery`;
}

/** The segments of the search, for rows that are found by their words. As an expression, so that the planner does not
 *  read an index of whole segments beside the word index. */
export const inSegments = ({ segments }: SearchCriteria): RawBuilder<unknown> =>
  sql`+s.segment = any(${segments}::smallint[])`;

/** The areas of these cells, unless they are too many to list. */
function areasToName(cells: Ranges | undefined): readonly number[] | undefined {
  const areas = cells && areasOf(cells);
  return areas && areas.size <= maxAreas ? [...areas] : undefined;
}

const maxAreas = 16;

/** Each segment `g` with each run of cells `r`. */
export function segmentsAndRuns(criteria: SearchCriteria, { from, to }: Ranges) {
  return sql`unnest(${criteria.segments}::smallint[]) g(segment) cross join unnest(${from}::int[], ${to}::int[]) r(lo, hi)`;
}

/** The conditions of a search row `s`; also its run of cells (`r`) and segment (`g`), unless `byCell` is false;
 *  also that it is visible to the searcher, unless `isShown` is false. */
export function conditions(criteria: SearchCriteria, byCell = true, isShown = true): RawBuilder<unknown> {
  const { category, price, qualities, circle, point, hidden } = criteria;
  const all: RawBuilder<unknown>[] = [];
  if (byCell) all.push(sql`s.segment = g.segment and s.cell between r.lo and r.hi`);
  if (category.sub !== any) all.push(sql`s.sub = ${category.sub}`);
  else if (category.category !== any) all.push(sql`s.category = ${category.category}`);
  if (!allKinds(criteria)) all.push(sql`s.kind = any(${criteria.kinds}::smallint[])`);
  if (price?.least !== undefined) all.push(sql`s.price >= ${price.least}`);
  if (price?.max !== undefined) all.push(sql`s.price <= ${price.max}`);
  if (qualities) all.push(sql`s.quality = any(${qualities}::smallint[])`);
  if (isShown && hidden.length) all.push(sql`s.no <> all(${hidden}::bigint[])`);
  if (circle && point) all.push(sql`${squareTo(criteria)} <= ${circle.chord * circle.chord}::float8`);
  return all.length ? sql.join(all, sql` and `) : sql`true`;
}

/** The search rows `s` that match, by the word index or by the cell indexes.
 *  in   only: a further condition */
export function matchingRows(
  criteria: SearchCriteria,
  columns: RawBuilder<unknown>,
  only: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const rows = sql`select ${columns} from listing_search.spot s`;
  if (criteria.words !== undefined)
    return sql`${rows} where ${hasWords(criteria)} and ${inSegments(criteria)} and ${conditions(criteria, false)} and ${only}`;
  return sql`select s.* from ${segmentsAndRuns(criteria, regionOf(criteria))}, lateral (${rows} where ${conditions(criteria)} and ${only} offset 0) s`;
}

/** The square of the straight-line distance to the point: exact for small circles too. */
export function squareTo({ point }: SearchCriteria): RawBuilder<unknown> {
  const { x, y, z } = point ?? { x: 0, y: 0, z: 0 };
  const square = (axis: string, at: number) =>
    sql`(s.${sql.raw(axis)} - ${at}::float8) * (s.${sql.raw(axis)} - ${at}::float8)`;
  return sql`(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
}

/** The listings in the counts of cells that are hidden from the searcher: rows `s`, in these runs of cells or everywhere. */
export function hiddenIn(criteria: SearchCriteria, runs?: Ranges): RawBuilder<unknown> {
  const inRuns = runs
    ? sql`exists (select from unnest(${runs.from}::int[], ${runs.to}::int[]) r(lo, hi) where s.cell between r.lo and r.hi)`
    : sql`true`;
  return sql`listing_search.spot s where s.no = any(${criteria.hidden}::bigint[]) and s.segment = any(${criteria.segments}::smallint[])
    and ${conditions(criteria, false, false)} and ${inRuns}`;
}
