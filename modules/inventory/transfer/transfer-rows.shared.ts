import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../kernel/postgres/database.js';

/** The sales that their buyer left out of the inventory. */
export async function declinedBy(db: Database, buyerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ portion_id: string }>`
    select portion_id from item_transfer.declined where buyer_id = ${buyerId}`.execute(db);
  return new Set(rows.map(({ portion_id }) => portion_id));
}

/** These sales were taken back: sold again to the same member, they wait again. */
export async function forgetDeclined(tx: DatabaseTransaction, portionIds: readonly string[]): Promise<void> {
  await sql`delete from item_transfer.declined where portion_id = any(${[...portionIds]})`.execute(tx);
}

/** Nothing of an erased member stays. */
export async function deleteTransfersOf(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from item_transfer.declined where buyer_id = ${memberId}`.execute(tx);
}
