import { sql } from 'kysely';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** What a member had that matched a wanted ad, for sale or not any more. */
export async function thingsFoundFor(
  db: Database,
  wantedId: string,
  holderId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ match_id: string }>`
    select match_id from matching.found where need_id = ${wantedId} and holder_id = ${holderId}`.execute(db);
  const matched = new Set(rows.map(({ match_id }) => match_id));
  const things = await sql<{ id: string }>`
    select id from matching.entry where owner_id = ${holderId} and sort = 'thing' order by id`.execute(db);
  return things.rows.flatMap(({ id }) => (matched.has(deterministicId('match', wantedId, id)) ? [id] : []));
}
