import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/postgres/database.js';

/** Nothing of an erased member stays: no import, no file. */
export async function deleteImportsOf(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from item_import.import where owner_id = ${memberId}`.execute(tx);
}
