import { type Kysely } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';
import type { PremiumTables, SubscriptionTable } from './premium.tables.js';

/** The subscriptions that a member asked for, the newest first. */
export async function subscriptionsOf(db: Database, memberId: string): Promise<readonly SubscriptionTable[]> {
  return tablesOf(db)
    .selectFrom('premium.subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The same id again changes nothing. */
export async function addSubscription(db: Database, row: SubscriptionTable): Promise<void> {
  await tablesOf(db)
    .insertInto('premium.subscription')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function deleteSubscriptionsOf(db: Database, memberId: string): Promise<void> {
  await tablesOf(db).deleteFrom('premium.subscription').where('member_id', '=', memberId).execute();
}

const tablesOf = (db: Database): Kysely<PremiumTables> => db.withTables<PremiumTables>();
