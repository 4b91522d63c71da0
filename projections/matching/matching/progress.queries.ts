import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { RuleTally } from '../../../modules/matching/matching.contract.js';

/** A member's open wanted ads, each with its matching listings that they did not dismiss.
 *  in  unseen: members hidden by a block */
export async function openWantedAds(
  db: Database,
  memberId: string,
  unseen: readonly string[],
): Promise<readonly { readonly id: string; readonly candidates: readonly string[] }[]> {
  const { rows } = await sql<{ readonly id: string; readonly candidates: readonly string[] }>`
    select n.id, coalesce(suits.candidates, '{}') as candidates from matching.entry n
      left join lateral (select array_agg(p.thing_id) as candidates from matching.pair p
        join matching.found f on f.match_id = p.match_id and not f.is_hidden
        join matching.entry t on t.id = p.thing_id and t.is_open
        where p.need_id = n.id and p.thing = 'listing' and p.meets_limit and p.holder_id <> all(${unseen})
          and not exists (select from matching.dismissal d where d.match_id = p.match_id and d.member_id = n.owner_id)) suits on true
    where n.owner_id = ${memberId} and n.sort = 'need' and n.is_open order by n.id limit ${maxWantedAds}`.execute(
    db,
  );
  return rows;
}

/** The maximum number of wanted ads in one list. */
export const maxWantedAds = 200;

/** For each rule: how many matches it supported, and how many were dismissed because of it. */
export async function ruleTallies(db: Database): Promise<readonly RuleTally[]> {
  const { rows } = await sql<RuleTally>`
    select rule, shown::int, dismissed::int from matching.tally order by dismissed desc, shown desc, rule`.execute(
    db,
  );
  return rows;
}
