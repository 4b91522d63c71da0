import type { Database } from '../../modules/kernel/postgres/database.js';
import {
  expandedRadius,
  type ListingPage,
  type ListingQuery,
  tooFew,
} from '../../modules/marketplace/listing.schemas.js';
import { cardsInOrder } from './cards.js';
import { shelfAsked } from './codes.js';
import { readCursor, writeCursor } from './cursor.js';
import { type Found, find } from './find.js';
import { wordsAsked } from './query-words.js';
import { readSnapshot } from './read-snapshot.js';
import { pointOf, searchCriteriaOf, sortOf } from './search-criteria.js';

/** Find listings: an exact total, one page of cards, and how far was looked. Prices in dollars, radius in miles.
 *  Absent status means every public one; absent segment and type mean all; a radius without a point is ignored. With `expand`, fewer than 5
 *  within 200 miles or less are looked for once more within 500.
 *  errors  BAD_CURSOR (invalid)
 *  source  spec sections 3, 4, 7 and 9; product.md section 12 */
export async function searchListings(db: Database, query: ListingQuery, now: string): Promise<ListingPage> {
  const point = pointOf(query);
  const sort = sortOf(query, point);
  const cursor = readCursor(query.cursor, sort);
  const shelf = shelfAsked(query.categoryPrimary, query.categorySub);
  const asked = (point && query.radius) ?? null;
  if (!shelf) return { listings: [], total: 0, effectiveRadius: asked, expanded: false, nextCursor: null };

  return readSnapshot(db, async (session) => {
    const words = query.search === undefined ? undefined : await wordsAsked(session, query.search);
    const within = (radius: number | null) =>
      find(session, searchCriteriaOf({ query, shelf, words, point, radius, sort, cursor }));
    let found = await within(asked);
    const expanded = query.expand && asked !== null && asked <= widestToExpand && found.total < tooFew;
    if (expanded) found = await within(expandedRadius);
    const shown = found.keys.slice(0, query.limit);
    return {
      listings: await cardsInOrder(
        session,
        shown.map(({ no }) => no),
        { now, point },
      ),
      total: found.total,
      effectiveRadius: expanded ? expandedRadius : asked,
      expanded,
      nextCursor: nextCursor(found, query.limit),
    };
  });

  function nextCursor({ keys }: Found, limit: number): string | null {
    const last = keys[limit - 1];
    if (!last || keys.length <= limit) return null;
    return writeCursor({ sort, ...last, seen: (cursor?.seen ?? 0) + limit });
  }
}

/** Miles: a search within more is not widened (spec section 4). */
const widestToExpand = 200;
