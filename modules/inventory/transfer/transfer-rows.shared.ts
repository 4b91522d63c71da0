import { sql } from 'kysely';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { Database, DatabaseTransaction } from '../../kernel/postgres/database.js';

/** The buyer's new item from a sale. */
export const itemOfTransfer = (portionId: string): string => deterministicId('transferred item', portionId);

/** The sales that their buyer declined to take over. */
export async function declinedBy(db: Database, buyerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ portion_id: string }>`
    select portion_id from item_transfer.declined where buyer_id = ${buyerId}`.execute(db);
  return new Set(rows.map(({ portion_id }) => portion_id));
}

/** These sales were undone: when sold again to the same member, they wait again. */
export async function deleteDeclined(tx: DatabaseTransaction, portionIds: readonly string[]): Promise<void> {
  await sql`delete from item_transfer.declined where portion_id = any(${[...portionIds]})`.execute(tx);
}

/** Deletes the rows of an erased member. */
export async function deleteTransfersOf(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from item_transfer.declined where buyer_id = ${memberId}`.execute(tx);
}
