import { any } from './codes.js';
import type { SearchCriteria } from './search-criteria.js';

/** Numbers of spots: found by the search; everywhere, of its segments; of its shelf too; of its kinds too. */
export interface Counted {
  readonly total: number;
  readonly segment: number;
  readonly shelf: number;
  readonly matching: number;
}

/** Outwards from the point; along the index of the sort order; through the cells of the region. */
export type QueryPlan = 'nearest' | 'walk' | 'scan';

/** The way to a page that looks at the fewest rows, as far as the counts tell. Pure.
 *  units   rows of the cell index
 *  source  perf.md part B */
export function chooseQueryPlan(
  wanted: Pick<SearchCriteria, 'shelf' | 'sort' | 'cursor' | 'limit'>,
  counted: Counted,
): QueryPlan {
  const { total, segment, shelf } = counted;
  const matching = Math.max(counted.matching, 1);
  const scan = (total * (wanted.shelf.sub === any ? segment : shelf)) / matching;
  if (wanted.sort !== 'distance')
    return (wanted.limit * segment) / Math.max(total, 1) < scan ? 'walk' : 'scan';
  const shown = (wanted.cursor?.seen ?? 0) + wanted.limit;
  return pointRow * shown * (segment / matching) < scan ? 'nearest' : 'scan';
}

/** A row of the point index costs about so many rows of the cell index. */
const pointRow = 20;
