import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/postgres/database.js';

/** Deletes the imports and files of an erased member. */
export async function deleteImportsOf(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from item_import.import where owner_id = ${memberId}`.execute(tx);
}
