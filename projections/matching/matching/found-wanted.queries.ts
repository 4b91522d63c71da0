import { sql } from 'kysely';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** The wanted ads of a member that a listing matched, open or not, except those for which the member dismissed it. */
export async function wantedAdsFoundFor(
  db: Database,
  memberId: string,
  listingId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from matching.entry where owner_id = ${memberId} and sort = 'need'`.execute(db);
  const byMatch = new Map(rows.map(({ id }) => [deterministicId('match', id, listingId), id]));
  const found = await sql<{ match_id: string }>`
    select f.match_id from matching.found f where f.match_id = any(${[...byMatch.keys()]}) and not f.is_hidden
      and not exists (select from matching.dismissal d where d.match_id = f.match_id and d.member_id = ${memberId})`.execute(
    db,
  );
  return found.rows.flatMap(({ match_id }) => byMatch.get(match_id) ?? []);
}
