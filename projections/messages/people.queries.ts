import type { Database } from '../../modules/kernel/postgres/database.js';
import type { MessagesTables } from './messages.table.js';

/** What these members are called today; an erased one is left out. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .withTables<MessagesTables>()
    .selectFrom('messages.person')
    .selectAll()
    .where('member_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ member_id, name }) => [member_id, name]));
}
