import { plusHours } from '../../modules/kernel/decider/time.js';
import type { DueListing } from './listing-timers.table.js';

/** The first moment at which somebody is told of an end, as ISO-8601 UTC. */
export function firstReminder(what: DueListing['what'], endsAt: string): string | null {
  return nextReminder(what, endsAt, '');
}

/** A reminder that was missed is not caught up on when the next one has come. */
export function nextReminder(what: DueListing['what'], endsAt: string, now: string): string | null {
  const times = ahead[what].map((hours) => plusHours(endsAt, -hours));
  return times.find((time) => time > now) ?? null;
}

/** Before the end of a listing's days its seller is told twice, before the end of a hold its buyer once.
 *  units   hours
 *  source  product.md section 1d (7 and 2 days) */
const ahead: Readonly<Record<DueListing['what'], readonly number[]>> = {
  ExpireListing: [7 * 24, 2 * 24],
  LapseHold: [12],
};
