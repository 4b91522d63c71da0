import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

/** The days that a rule of RFC 5545 gives from a first day on. Days are of calendars on the wall: no zone changes them.
 *  in      rule: 'FREQ=MONTHLY;BYDAY=2SA', without DTSTART; firstDay: '2026-06-13'; until: the last day that counts
 *  out     in order, at most `most`; the first day alone counts only when the rule gives it
 *  errors  Error for a rule that the library cannot read
 *  source  ADR 0106, RFC 5545 3.3.10 */
export function daysOf(
  rule: string,
  firstDay: string,
  { until, most }: { readonly until: string; readonly most: number },
): readonly string[] {
  const noon = { timeZone: 'UTC', plainTime: '12:00' };
  const dtstart = Temporal.PlainDate.from(firstDay).toZonedDateTime(noon);
  const last = Temporal.PlainDate.from(until).toZonedDateTime(noon);
  const dates = new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart }).between(dtstart, last, true);
  return dates.slice(0, most).map((date) => date.toPlainDate().toString());
}

/** The moment of a local time. One that a change of clocks skips is as much later; of one that comes twice it is the first.
 *  in      day: '2026-06-13'; time: '07:30'; timeZone: 'America/Chicago'
 *  out     ISO-8601 UTC
 *  source  RFC 5545 3.3.5 */
export const momentOf = (day: string, time: string, timeZone: string): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds,
  ).toISOString();
