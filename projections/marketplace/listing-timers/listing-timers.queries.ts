import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DueListing, ListingTimersTables } from './listing-timers.table.js';
import { nextReminder } from './reminder-times.js';

/** Timers that have run out, oldest first. */
export function dueListings(db: Database, now: string, limit: number): Promise<readonly DueListing[]> {
  return db
    .withTables<ListingTimersTables>()
    .selectFrom('listing_timers.due')
    .select(['listing_id', 'what', 'due_at'])
    .where('asleep', '=', false)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** A reminder that a listing's days, or a hold on it, are about to end. */
export interface DueReminder {
  readonly listingId: string;
  readonly what: DueListing['what'];
  /** ISO-8601 UTC */
  readonly endsAt: string;
}

/** Due reminders, the earliest first. */
export async function dueReminders(
  db: Database,
  now: string,
  limit: number,
): Promise<readonly DueReminder[]> {
  const rows = await db
    .withTables<ListingTimersTables>()
    .selectFrom('listing_timers.due')
    .select(['listing_id', 'what', 'due_at'])
    .where('asleep', '=', false)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute();
  return rows.map(({ listing_id, what, due_at }) => ({ listingId: listing_id, what, endsAt: due_at }));
}

/** A reminder was sent, or not needed: schedule the next one. After a rebuild a reminder may be due again. */
export async function noteReminded(
  db: Database,
  { listingId, what, endsAt }: DueReminder,
  now: string,
): Promise<void> {
  await db
    .withTables<ListingTimersTables>()
    .updateTable('listing_timers.due')
    .set({ remind_at: nextReminder(what, endsAt, now) })
    .where('listing_id', '=', listingId)
    .where('what', '=', what)
    .where('due_at', '=', endsAt)
    .execute();
}
