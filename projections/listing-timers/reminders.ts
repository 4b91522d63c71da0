import { plusHours } from '../../modules/kernel/decider/time.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import type { DueListing, DueRow } from './listing-timers.projection.js';

/** Somebody is to be told that a listing's days, or a hold on it, come to their end. */
export interface DueReminder {
  readonly listingId: string;
  readonly what: DueListing['what'];
  /** ISO-8601 UTC */
  readonly endsAt: string;
}

/** Before the end of a listing's days its seller is told twice, before the end of a hold its buyer once.
 *  units   hours
 *  source  product.md section 1d (7 and 2 days) */
const ahead: Readonly<Record<DueListing['what'], readonly number[]>> = {
  ExpireListing: [7 * 24, 2 * 24],
  LapseHold: [12],
};

/** The first moment at which somebody is told of an end, as ISO-8601 UTC. */
export function firstReminder(what: DueListing['what'], endsAt: string): string | null {
  return nextReminder(what, endsAt, '');
}

/** Reminders whose time has come, the earliest first. */
export async function dueReminders(
  db: Database,
  now: string,
  limit: number,
): Promise<readonly DueReminder[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('listing_timers.due')
    .select(['listing_id', 'what', 'due_at'])
    .where('asleep', '=', false)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute();
  return rows.map(({ listing_id, what, due_at }) => ({ listingId: listing_id, what, endsAt: due_at }));
}

/** Somebody was told, or was not to be: the next reminder is the next one. After a rebuild a reminder may come due once more. */
export async function noteReminded(
  db: Database,
  { listingId, what, endsAt }: DueReminder,
  now: string,
): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('listing_timers.due')
    .set({ remind_at: nextReminder(what, endsAt, now) })
    .where('listing_id', '=', listingId)
    .where('what', '=', what)
    .where('due_at', '=', endsAt)
    .execute();
}

/** A reminder that was missed is not caught up on when the next one has come. */
function nextReminder(what: DueListing['what'], endsAt: string, now: string): string | null {
  const times = ahead[what].map((hours) => plusHours(endsAt, -hours));
  return times.find((time) => time > now) ?? null;
}

type Tables = { 'listing_timers.due': DueRow };
