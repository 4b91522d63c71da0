import type { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import type { TextQuery } from '../../projections/marketplace/listing-search/words/text-query.js';
import { type Answer, rowsHaving, type SearchRows, testsOf, withEdge } from './search-rows.js';

/** The right answer, without any index: every row is tested, and all that match are sorted. */
export function fullScan(rows: SearchRows, query: ListingQuery, words: TextQuery | undefined): Answer {
  const tests = testsOf(rows, withEdge(query));
  const candidates = words === undefined ? [...rows.no.keys()] : rowsHaving(rows, words);
  const found = candidates.filter((at) => tests.filter(at) && tests.price(at) && tests.circle(at));
  return {
    total: found.length,
    page: found
      .sort(tests.compare)
      .slice(0, query.limit)
      .map((at) => rows.no[at] ?? 0),
  };
}
