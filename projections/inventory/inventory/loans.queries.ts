import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';

/** A loan that is due. */
export interface DueLoan {
  readonly portionId: string;
  readonly itemId: string;
  readonly ownerId: string;
  /** '2026-11-05' */
  readonly dueOn: string;
}

/** Loans that are due between two days. */
export async function loansDueBetween(db: Database, from: string, to: string): Promise<readonly DueLoan[]> {
  return db
    .withTables<InventoryTables>()
    .selectFrom('inventory.loan')
    .select(['portion_id as portionId', 'item_id as itemId', 'owner_id as ownerId', 'due_on as dueOn'])
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .execute();
}
