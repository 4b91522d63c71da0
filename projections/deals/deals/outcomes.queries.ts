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

/** Whether two members have an offer, a hold or a sale that is not over since then. */
export async function hasDealtSince(
  db: Database,
  one: string,
  other: string,
  since: string,
): Promise<boolean> {
  const dealt = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select('id')
    .where((is) =>
      is.or([
        is.and([is('seller_id', '=', one), is('buyer_id', '=', other)]),
        is.and([is('seller_id', '=', other), is('buyer_id', '=', one)]),
      ]),
    )
    .where((is) =>
      is.or([is('done_at', '>=', since), is('held_until', '>=', since), is('expires_at', '>=', since)]),
    )
    .limit(1)
    .executeTakeFirst();
  return dealt !== undefined;
}
