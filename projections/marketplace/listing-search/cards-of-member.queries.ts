import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** The listings of a member in any status, oldest first. */
export async function cardsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_search.card where seller_id = ${memberId} order by no`.execute(db);
  return rows.map(({ id }) => id);
}

/** Listings of others that a member holds or once held. */
export async function cardsHeldBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_search.card where held_before @> ${JSON.stringify([memberId])}::jsonb order by no`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The photos out of these that other members' listings show too. */
export async function photosOfOthers(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct photo ->> 'id' as id
    from listing_search.card, json_array_elements(photos) as photo
    where seller_id <> ${memberId} and photo ->> 'id' = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}
