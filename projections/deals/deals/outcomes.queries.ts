import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DealsTables } from './deals.table.js';
import { isAgreed } from './is-agreed.js';

/** Whether a deal of this member is done, as both sides say. */
export async function hasOutcome(db: Database, memberId: string): Promise<boolean> {
  const done = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select('id')
    .where((is) => is.or([is('seller_id', '=', memberId), is('buyer_id', '=', memberId)]))
    .where('done_at', 'is not', null)
    .where(isAgreed)
    .limit(1)
    .executeTakeFirst();
  return done !== undefined;
}
