import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** What the head of a page says of a community. */
export interface PublicCommunity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly area: string | null;
  readonly coverId: string | null;
  /** Whether everybody reads its wall. */
  readonly isOpen: boolean;
}

/** A community by its slug or id, as guests find it. One look-up by its key. */
export async function publicCommunity(db: Database, slugOrId: string): Promise<PublicCommunity | undefined> {
  const { rows } = await sql<PublicCommunity>`
    select id, slug, name, description, area, cover->>'id' as "coverId", visibility = 'everybody' as "isOpen" from communities.community
    where slug = ${slugOrId} or id = ${slugOrId} limit 1`.execute(db);
  return rows[0];
}

/** The photos that guests see of a community: its cover. One look-up by its key. */
export async function publicPhotosOfCommunity(db: Database, id: string): Promise<readonly string[]> {
  const coverId = (await publicCommunity(db, id))?.coverId;
  return coverId ? [coverId] : [];
}

/** The first key of each part of at most `size` communities. */
export async function communityParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: string }>`
    select slug as first from (
      select slug, row_number() over (order by slug) as n from communities.community
    ) as numbered where (n - 1) % ${size}::int = 0 order by slug`.execute(db);
  return rows.map(({ first }) => first);
}

/** The communities of a part that everybody reads, by their slugs. */
export async function communitiesOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly { readonly id: string; readonly changedAt: null }[]> {
  const { rows } = await sql<{ id: string; changedAt: null }>`
    select slug as id, null as "changedAt" from (
      select * from communities.community where slug >= ${first} order by slug limit ${size}
    ) as part where visibility = 'everybody' and archived_because is null order by slug`.execute(db);
  return rows;
}
