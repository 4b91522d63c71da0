import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { TitleTable } from './notifications.table.js';

/** The current titles of these listings, by id; erased listings, or those of erased sellers, are left out. */
export async function titlesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .withTables<{ 'notifications.title': TitleTable }>()
    .selectFrom('notifications.title')
    .select(['listing_id', 'title'])
    .where('listing_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ listing_id, title }) => [listing_id, title]));
}
