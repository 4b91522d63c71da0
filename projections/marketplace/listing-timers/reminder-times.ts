import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { DueListing } from './listing-timers.table.js';

/** The time of the first reminder before an end, as ISO-8601 UTC. */
export function firstReminder(what: DueListing['what'], endsAt: string): string | null {
  return nextReminder(what, endsAt, '');
}

/** The time of the next reminder; a missed one is not sent later. */
export function nextReminder(what: DueListing['what'], endsAt: string, now: string): string | null {
  const times = ahead[what].map((hours) => plusHours(endsAt, -hours));
  return times.find((time) => time > now) ?? null;
}

/** A seller gets two reminders before the end of a listing's days, a buyer one before the end of a hold.
 *  units   hours */
const ahead: Readonly<Record<DueListing['what'], readonly number[]>> = {
  ExpireListing: [7 * 24, 2 * 24],
  LapseHold: [12],
};
