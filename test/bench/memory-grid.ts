import type { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { cellSize, cover, type Ranges } from '../../projections/marketplace/listing-search/rows/cells.js';
import type { TextQuery } from '../../projections/marketplace/listing-search/words/text-query.js';
import { type Answer, rowsHaving, type SearchRows, type Tests, testsOf, withEdge } from './search-rows.js';

/** The strong yardstick: an index in this process, with counts of each cell of a grid, row lists of each word, and pages sorted only as far as they are
 *  shown. It is never written to, and is lost with the process: a lower bound, not a competitor. */
export function memoryGrid(rows: SearchRows) {
  const categories = new Map<string, Filtered>();
  return { search };

  function search(asked: ListingQuery, words?: TextQuery): Answer {
    const query = withEdge(asked);
    const tests = testsOf(rows, query);
    const isInside = (at: number) => tests.price(at) && tests.circle(at);
    if (words !== undefined)
      return sorted(rowsHaving(rows, words).filter((at) => tests.filter(at) && isInside(at)));
    const category = filtered(query, tests);
    const { point } = tests;
    const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
    if (!point || !query.radius) {
      if (hasPrice) return sorted([...category.byCell].filter(isInside));
      return { total: category.byCell.length, page: walk() };
    }
    const area = cover(point, query.radius);
    if (hasPrice) return sorted(gathered(category, area.touched).filter(isInside));
    const edge = gathered(category, area.boundary).filter(tests.circle);
    const total = counted(category, area.inside) + edge.length;
    if (tests.sort === 'distance') return { total, page: nearest(point, query.radius) };
    if (total ** 2 > query.limit * category.byCell.length) return { total, page: walk() };
    return sorted([...gathered(category, area.inside), ...edge]);

    function sorted(found: readonly number[]): Answer {
      const page = [...found].sort(tests.compare).slice(0, query.limit);
      return { total: found.length, page: page.map((at) => rows.no[at] ?? 0) };
    }

    /** In growing circles, until one holds a page. */
    function nearest(here: { readonly latitude: number; readonly longitude: number }, max: number) {
      for (let radius = Math.min(max, 4); ; radius = Math.min(max, radius * 2)) {
        const near = testsOf(rows, { ...query, radius });
        const found = gathered(category, cover(here, radius).touched).filter(near.circle);
        if (found.length >= query.limit || radius === max) return sorted(found).page;
      }
    }

    /** Along the order until a page is full. */
    function walk(): readonly number[] {
      const page: number[] = [];
      for (const at of category.inOrder(tests)) {
        if (isInside(at)) page.push(rows.no[at] ?? 0);
        if (page.length === query.limit) break;
      }
      return page;
    }
  }

  /** The rows of a segment, shelf and kind: made when they are first asked for. */
  function filtered(query: ListingQuery, tests: Tests): Filtered {
    const { marketSegment, categoryPrimary, categorySub, listingType, status } = query;
    const key = [marketSegment, categoryPrimary, categorySub, listingType, status].join();
    const known = categories.get(key) ?? filter(rows, tests);
    categories.set(key, known);
    return known;
  }
}

interface Filtered {
  /** Rows, cell by cell. */
  readonly byCell: Int32Array;
  /** How many of them are in lower cells. */
  readonly below: Int32Array;
  inOrder(tests: Tests): Int32Array;
}

function filter({ count, cell }: SearchRows, tests: Tests): Filtered {
  const all = Int32Array.from({ length: count }, (_, at) => at).filter(tests.filter);
  const byCell = all.sort((one, other) => (cell[one] ?? 0) - (cell[other] ?? 0));
  const below = new Int32Array((360 / cellSize) * (180 / cellSize) + 1);
  for (const at of byCell) below[(cell[at] ?? 0) + 1] = (below[(cell[at] ?? 0) + 1] ?? 0) + 1;
  for (let at = 1; at < below.length; at++) below[at] = (below[at] ?? 0) + (below[at - 1] ?? 0);
  const sortings = new Map<string, Int32Array>();
  return {
    byCell,
    below,
    inOrder: ({ sort, compare }) => {
      const known = sortings.get(sort) ?? Int32Array.from(byCell).sort(compare);
      sortings.set(sort, known);
      return known;
    },
  };
}

function counted({ below }: Filtered, { from, to }: Ranges): number {
  return from.reduce((sum, first, at) => sum + (below[(to[at] ?? first) + 1] ?? 0) - (below[first] ?? 0), 0);
}

function gathered({ byCell, below }: Filtered, { from, to }: Ranges): readonly number[] {
  const found: number[] = [];
  for (const [at, first] of from.entries()) {
    const end = below[(to[at] ?? first) + 1] ?? 0;
    for (let next = below[first] ?? 0; next < end; next++) found.push(byCell[next] ?? 0);
  }
  return found;
}
