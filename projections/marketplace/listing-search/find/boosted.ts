import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { any, kindCode } from '../rows/codes.js';
import type { BoostedSpot } from './boosted-spots.js';
import { inTurn } from './boosts-in-turn.rules.js';
import { conditions, hasWords, inSegments } from './search-conditions.js';
import type { SearchCriteria } from './search-criteria.js';

/** The boosted listings to show beside a page: active ones that the same search finds, in its words, filters and circle, without those on the page. At most
 *  one for eight listings of the page; the next page has the next ones. Only the rows of boosts on the shelf and in the circle are read, to test the rest.
 *  in      shown: numbers of listings
 *  source  modules/marketplace/README.md, Boosts; ADR 0103 */
export async function boostedBeside(
  db: Database,
  criteria: SearchCriteria,
  {
    boosts,
    shown,
    now,
  }: { readonly boosts: readonly BoostedSpot[]; readonly shown: readonly number[]; readonly now: string },
): Promise<readonly number[]> {
  const most = Math.floor(shown.length / cardsForEach);
  const near = most === 0 ? [] : boosts.filter((spot) => mayBeFound(spot, criteria)).map(({ no }) => no);
  if (near.length === 0) return [];
  const { rows } = await sql<{ no: number }>`
    select s.no from (select * from listing_search.spot where no = any(${near}::bigint[]) and kind = ${forSale} offset 0) s where ${inSegments(criteria)} and ${conditions(criteria, false)} ${criteria.words === undefined ? sql`` : sql`and ${hasWords(criteria)}`}`.execute(
    db,
  );
  const page = Math.floor((criteria.cursor?.seen ?? 0) / (criteria.limit - 1));
  const found = rows.map(({ no }) => no);
  return inTurn(found, { now, page, most }).filter((no) => !shown.includes(no));
}

function mayBeFound(spot: BoostedSpot, { category, circle, point }: SearchCriteria): boolean {
  const isOnShelf =
    category.sub === any
      ? category.category === any || spot.category === category.category
      : spot.sub === category.sub;
  if (!isOnShelf || !circle || !point) return isOnShelf;
  const square = (spot.x - point.x) ** 2 + (spot.y - point.y) ** 2 + (spot.z - point.z) ** 2;
  return square <= circle.chord * circle.chord;
}

const cardsForEach = 8;
const forSale = kindCode('for_sale', 'active');
