import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** What the head of a page says of a community. */
export interface PublicCommunity {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly area: string | null;
  /** Whether everybody reads its wall. */
  readonly isOpen: boolean;
}

/** A community by its slug or id, as guests find it. One look-up by its key. */
export async function publicCommunity(db: Database, slugOrId: string): Promise<PublicCommunity | undefined> {
  const { rows } = await sql<PublicCommunity>`
    select slug, name, description, area, visibility = 'everybody' as "isOpen" from communities.community
    where slug = ${slugOrId} or id = ${slugOrId} limit 1`.execute(db);
  return rows[0];
}
