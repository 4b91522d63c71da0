import { dayIn } from '../../kernel/decider/days.js';
import { plusMinutes } from '../../kernel/decider/time.js';

/** When a day is over in a time zone: a ban until Saturday holds all of Saturday where its moderator is.
 *  in      day: '2026-12-05'
 *  units   ISO-8601 UTC */
export function endOfDay(day: string, timeZone: string): string {
  let at = `${day}T09:00:00.000Z`; // nowhere on Earth is it the next day yet
  while (dayIn(at, timeZone) <= day) at = plusMinutes(at, 15);
  return at;
}
