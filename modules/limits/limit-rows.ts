import type { Database } from '../kernel/postgres/database.js';

/** Delete the counted actions of these members. */
export async function deleteActionsOf(db: Database, memberIds: readonly string[]): Promise<void> {
  await actionsIn(db)
    .deleteFrom('listing_limits.act')
    .where('member_id', 'in', ['', ...memberIds])
    .execute();
}

/** Delete expired counts: rows from before `until`. */
export async function deleteActions(db: Database, until: string): Promise<void> {
  await actionsIn(db).deleteFrom('listing_limits.act').where('at', '<', until).execute();
}

export const actionsIn = (db: Database) => db.withTables<{ 'listing_limits.act': ActionTable }>();

interface ActionTable {
  readonly member_id: string;
  readonly act: string;
  readonly subject: string;
  readonly at: string;
}
