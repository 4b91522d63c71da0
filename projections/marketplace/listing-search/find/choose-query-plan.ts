import { any } from '../rows/codes.js';
import type { SearchCriteria } from './search-criteria.js';

/** Numbers of search rows: found by the search; everywhere of its segments; of its shelf too; of its kinds too. */
export interface Counted {
  readonly total: number;
  readonly segment: number;
  readonly shelf: number;
  readonly matching: number;
}

/** Outwards from the point; along the index of the sort order; through the cells of the region. */
export type QueryPlan = 'nearest' | 'walk' | 'scan';

/** The query plan that reads the fewest rows for a page, judged by the counts. Pure.
 *  units   rows of the cell index
 *  source  ADR 0007 */
export function chooseQueryPlan(
  criteria: Pick<SearchCriteria, 'shelf' | 'sort' | 'cursor' | 'limit'>,
  counted: Counted,
): QueryPlan {
  const { total, segment, shelf } = counted;
  const matching = Math.max(counted.matching, 1);
  const scan = (total * (criteria.shelf.sub === any ? segment : shelf)) / matching;
  if (criteria.sort !== 'distance')
    return (criteria.limit * segment) / Math.max(total, 1) < scan ? 'walk' : 'scan';
  const shown = (criteria.cursor?.seen ?? 0) + criteria.limit;
  return pointRow * shown * (segment / matching) < scan ? 'nearest' : 'scan';
}

/** The query plan for words that are in very many listings, whose matches are counted: to sort them all, or to pass along an index until the page is full.
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
