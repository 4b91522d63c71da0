import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';

/** Every item of a member, including deleted ones. */
export async function itemsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select('id')
    .where('owner_id', '=', memberId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every storage location of a member, including archived ones. */
export async function locationsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.location')
    .select('id')
    .where('owner_id', '=', memberId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every scan session of a member, including deleted ones. */
export async function scanSessionIdsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.scan_session')
    .select('id')
    .where('owner_id', '=', memberId)
    .orderBy('started_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Every share link of a member, including revoked ones. */
export async function shareLinkIdsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.share_link')
    .select('id')
    .where('owner_id', '=', memberId)
    .orderBy('made_at')
    .execute();
  return rows.map(({ id }) => id);
}
