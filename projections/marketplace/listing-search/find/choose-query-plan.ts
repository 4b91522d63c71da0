import { any } from '../rows/codes.js';
import type { SearchCriteria } from './search-criteria.js';

/** Counts of search rows: found by the search; everywhere in its segments; also in its category; also of its kinds. */
export interface Counted {
  readonly total: number;
  readonly segment: number;
  readonly category: number;
  readonly matching: number;
}

/** The ways to read a page: outwards from the point; along the index of the sort order; through the cells of the region. */
export type QueryPlan = 'nearest' | 'walk' | 'scan';

/** The query plan that reads the fewest rows for a page, estimated from the counts. Pure.
 *  units   rows of the cell index
 *  source  ADR 0007 */
export function chooseQueryPlan(
  criteria: Pick<SearchCriteria, 'category' | 'sort' | 'cursor' | 'limit'>,
  counted: Counted,
): QueryPlan {
  const { total, segment, category } = counted;
  const matching = Math.max(counted.matching, 1);
  const scan = (total * (criteria.category.sub === any ? segment : category)) / matching;
  if (criteria.sort !== 'distance')
    return (criteria.limit * segment) / Math.max(total, 1) < scan ? 'walk' : 'scan';
  const shown = (criteria.cursor?.seen ?? 0) + criteria.limit;
  return pointRow * shown * (segment / matching) < scan ? 'nearest' : 'scan';
}

/** The query plan for very common words, whose matches are counted: sort them all, or scan an index until the page is full.
 *  Pure.
 *  units   rows of the search table
 *  source  ADR 0030 */
export function chooseWordPlan(
  { sort, cursor, limit }: Pick<SearchCriteria, 'sort' | 'cursor' | 'limit'>,
  { hits, segment }: { readonly hits: number; readonly segment: number },
): 'nearest' | 'walk' | 'sort' {
  const passed = segment / Math.max(hits, 1);
  if (sort !== 'distance') return limit * passed < hits ? 'walk' : 'sort';
  return pointRow * ((cursor?.seen ?? 0) + limit) * passed < hits ? 'nearest' : 'sort';
}

/** A row of the point index costs about as much as this many rows of the cell index. */
const pointRow = 20;
