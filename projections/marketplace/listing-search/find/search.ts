import type { Database } from '../../../../modules/kernel/postgres/database.js';
import {
  expandedRadius,
  type ListingPage,
  type ListingQuery,
  tooFew,
} from '../../../../modules/marketplace/listing.schemas.js';
import { cardsInOrder } from '../rows/cards.js';
import { categoryFor } from '../rows/codes.js';
import type { Wish } from '../words/closest.js';
import { maxHitsOf, readText, type TextRead } from '../words/query-words.js';
import type { TextQuery } from '../words/text-query.js';
import { boostedBeside } from './boosted.js';
import type { BoostedSpot } from './boosted-spots.js';
import { requiredOf } from './closest-instead.js';
import { readCursor, writeCursor } from './cursor.js';
import { type Found, find } from './find.js';
import { listingsOfSellers } from './hidden-listings.js';
import { readSnapshot } from './read-snapshot.js';
import { pointOf, radiusOf, searchCriteriaOf, sortOf } from './search-criteria.js';
import type { Searcher } from './searcher.js';
import { fitsNothing, withVehicles } from './vehicle-query.js';

/** Find listings: an exact total, one page of cards, and the radius that was searched. Prices in dollars, radius in miles.
 *  An absent status means every public one; absent segment and type mean all; a radius without a point is ignored, and one of
 *  1000 miles has no edge. With `expand`, a search
 *  that finds fewer than 5 within 200 miles or less is repeated once within 500. Where no listing has all words of a longer
 *  text, those that come closest are found.
 *  in      frequentFrom: the number of listings from which matches are counted without sorting
 *  errors  BAD_CURSOR (invalid)
 *          isLiteral: whether all words must match
 *  source  ADR 0007, ADR 0091 */
export async function searchListings(
  db: Database,
  query: ListingQuery,
  now: string,
  {
    frequentFrom = frequent,
    unseen = [],
    garage = [],
    isLiteral = false,
    boosts = [],
    foundNone,
  }: SearchOptions = {},
): Promise<ListingPage> {
  const point = pointOf(query);
  const sort = sortOf(query, point);
  const cursor = readCursor(query.cursor, sort);
  const category = categoryFor(query.categoryPrimary, query.categorySub);
  const radius = radiusOf(query, point);
  if (!category || fitsNothing(query, garage))
    return {
      ...{ listings: [], boosted: [], total: 0, effectiveRadius: radius },
      ...{ expanded: false, spelling: null, areClosest: false, nextCursor: null },
    };

  return readSnapshot(db, async (session) => {
    const text = query.search === undefined ? undefined : await readText(session, query.search);
    const words = withVehicles(text?.query, query, garage);
    const areFrequent = words !== undefined && (await maxHitsOf(session, words)) >= frequentFrom;
    const hidden = await listingsOfSellers(session, unseen);
    const findWithin = async (miles: number | null, closest?: ClosestSearch) => {
      const criteria = searchCriteriaOf({
        query,
        category,
        words: closest?.words ?? words,
        wished: closest?.wished,
        areFrequent,
        point,
        radius: miles,
        sort,
        cursor,
        hidden,
      });
      return { ...(await find(session, criteria)), criteria };
    };
    const findWithExpansion = async (closest?: ClosestSearch) => {
      const found = await findWithin(radius, closest);
      if (!closest && found.total === 0) foundNone?.();
      const expanded = query.expand && radius !== null && radius <= widestToExpand && found.total < tooFew;
      return { found: expanded ? await findWithin(expandedRadius, closest) : found, expanded };
    };
    const findClosest = async ({ closest }: TextRead) => {
      for (const one of closest) {
        const words = withVehicles(await requiredOf(session, one), query, garage);
        const result = await findWithExpansion({ words, wished: one.wished });
        if (result.found.total > 0) return result;
      }
      return undefined;
    };
    const literal = cursor?.closeness === undefined ? await findWithExpansion() : undefined;
    const closest =
      text && !isLiteral && !literal?.found.total && (!cursor || !literal)
        ? await findClosest(text)
        : undefined;
    const { found, expanded } = closest ?? literal ?? nothing;
    const shown = found.keys.slice(0, query.limit).map(({ no }) => no);
    const boosted =
      'criteria' in found && boosts.length
        ? await boostedBeside(session, found.criteria, { boosts, shown, now })
        : [];
    const cards = await cardsInOrder(session, [...shown, ...boosted], { now, point });
    return {
      listings: cards.slice(0, shown.length),
      boosted: cards.slice(shown.length),
      total: found.total,
      effectiveRadius: expanded ? expandedRadius : radius,
      expanded,
      areClosest: closest !== undefined,
      spelling: text?.spelling && (text.spelling.isSearched || found.total === 0) ? text.spelling : null,
      nextCursor: nextCursor(found, query.limit),
    };
  });

  function nextCursor({ keys }: Found, limit: number): string | null {
    const last = keys[limit - 1];
    if (!last || keys.length <= limit) return null;
    return writeCursor({ sort, ...last, seen: (cursor?.seen ?? 0) + limit });
  }
}

interface ClosestSearch {
  readonly words: TextQuery | undefined;
  readonly wished: readonly Wish[];
}

const nothing = { found: { total: 0, keys: [] }, expanded: false } as const;

export interface SearchOptions extends Searcher {
  /** The boosted listings that anybody might see. */
  readonly boosts?: readonly BoostedSpot[];
  readonly frequentFrom?: number;
  /** Hears that no listing within the radius has all the words, whatever is found farther away or instead. */
  readonly foundNone?: () => void;
  readonly isLiteral?: boolean;
}

/** Miles: a search with a larger radius is not widened. */
const widestToExpand = 200;
const frequent = 20_000;
