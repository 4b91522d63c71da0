import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type FoundRow, foundBy, type Reader } from './rows.js';

/** A community by its slug or id; undefined for a reader who does not find it. */
export async function communityBy(
  db: Database,
  slugOrId: string,
  reader: Reader,
): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`select * from ${foundBy(reader)} f
    where slug = ${slugOrId} or id = ${slugOrId} order by id = ${slugOrId} desc limit 1`.execute(db);
  return rows[0];
}

/** Its moderators, the longest-serving first. */
export async function moderatorsOf(db: Database, communityId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select member_id as id from communities.moderator
    where community_id = ${communityId} order by position, member_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who joined since a time, without these. */
export async function joinedSince(
  db: Database,
  communityId: string,
  since: string,
  blocked: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from communities.membership
    where community_id = ${communityId} and status = 'member' and since >= ${since} and member_id <> all(${blocked})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Links by which somebody may still join, the next to end first. */
export async function openInvitations(
  db: Database,
  communityId: string,
  now: string,
): Promise<readonly { readonly linkId: string; readonly endsAt: string; readonly byId: string | null }[]> {
  const { rows } = await sql<{ linkId: string; endsAt: string; byId: string | null }>`
    select link_id as "linkId", ends_at as "endsAt", by_id as "byId" from communities.invitation
    where community_id = ${communityId} and ends_at > ${now} order by ends_at, link_id`.execute(db);
  return rows;
}
