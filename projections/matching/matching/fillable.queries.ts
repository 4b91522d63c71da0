import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { FillableAd } from '../../../modules/matching/fillable.ports.js';
import { areOpen, isNotDismissedBy, isSeenByHolder } from './matching.queries.js';

/** Open wanted ads that a member's listings and items suit.
 *  in     unseen: members hidden by a block
 *  units  now: ISO-8601 UTC */
export async function fillableFor(
  db: Database,
  memberId: string,
  {
    unseen,
    now,
    limit,
  }: { readonly unseen: readonly string[]; readonly now: string; readonly limit: number },
): Promise<{ readonly total: number; readonly first: readonly FillableAd[] }> {
  const { rows } = await sql<{
    readonly match_id: string;
    readonly need_id: string;
    readonly thing_id: string;
    readonly thing: 'listing' | 'item';
    readonly wanted: string;
    readonly own: string;
    readonly total: number;
  }>`
    select *, count(*) over ()::int as total from (
      select distinct on (p.need_id) p.match_id, p.need_id, p.thing_id, p.thing, p.score, n.content->>'title' as wanted, t.content->>'title' as own
      from ${areOpen}
        and p.thing <> 'seller' and ${isSeenByHolder(memberId, now)} and p.seeker_id <> all(${unseen})
        and ${isNotDismissedBy(memberId)}
      order by p.need_id, p.score desc, p.match_id) best
    order by score desc, match_id limit ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    first: rows.map(({ match_id, need_id, thing_id, thing, wanted, own }) => ({
      matchId: match_id,
      wantedId: need_id,
      title: wanted,
      thing: { kind: thing, id: thing_id, title: own },
    })),
  };
}
