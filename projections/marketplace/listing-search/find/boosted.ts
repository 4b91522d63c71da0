import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { kindCode } from '../rows/codes.js';
import { inTurn } from './boosts-in-turn.rules.js';
import { conditions, hasWords, inSegments } from './search-conditions.js';
import type { SearchCriteria } from './search-criteria.js';

/** The boosted listings to show beside a page: active ones that the same search finds, in its words, filters and circle, without those on the page. At most
 *  one for eight listings of the page; the next page has the next ones. Only these rows are read.
 *  in      boosts, shown: numbers of listings
 *  source  modules/marketplace/README.md, Boosts; ADR 0103 */
export async function boostedBeside(
  db: Database,
  criteria: SearchCriteria,
  {
    boosts,
    shown,
    now,
  }: { readonly boosts: readonly number[]; readonly shown: readonly number[]; readonly now: string },
): Promise<readonly number[]> {
  const most = Math.floor(shown.length / cardsForEach);
  if (most === 0) return [];
  const { rows } = await sql<{ no: number }>`
    with s as materialized (select * from listing_search.spot where no = any(${[...boosts]}::bigint[]) and kind = ${forSale})
    select s.no from s where ${inSegments(criteria)} and ${conditions(criteria, false)} ${criteria.words === undefined ? sql`` : sql`and ${hasWords(criteria)}`}`.execute(
    db,
  );
  const page = Math.floor((criteria.cursor?.seen ?? 0) / (criteria.limit - 1));
  const found = rows.map(({ no }) => no);
  return inTurn(found, { now, page, most }).filter((no) => !shown.includes(no));
}

const cardsForEach = 8;
const forSale = kindCode('for_sale', 'active');
