/* A day is 'YYYY-MM-DD', without a zone. Which day a moment falls into depends on whose day is meant (ADR 0055). */

/** The time zone of members whose time zone is unknown. */
export const usualTimeZone = 'America/Chicago';

/** The day of a moment in a time zone.
 *  units   at: ISO-8601 UTC; timeZone: 'America/Chicago' */
export const dayIn = (at: string, timeZone: string): string => calendarOf(timeZone).format(new Date(at));

/** The day this many calendar days later, however long each is; a negative count goes back. */
export const daysAfter = (day: string, count: number): string =>
  new Date(noonOf(day) + count * oneDay).toISOString().slice(0, 10);

/** The number of calendar days from one day to another. */
export const daysFrom = (day: string, other: string): number =>
  Math.round((noonOf(other) - noonOf(day)) / oneDay);

/** "in 2 days", "in 1 day", "today": when something ends, in the reader's time zone. */
export function dueIn(endsAt: string, now: string, timeZone: string): string {
  const days = daysFrom(dayIn(now, timeZone), dayIn(endsAt, timeZone));
  if (days < 1) return 'today';
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}

/** "March 1, 2027" */
export const dayInWords = (at: string, timeZone: string): string =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const oneDay = 86_400_000;

/** One formatter for each zone: creating it takes longer than everything that it formats. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', options);
  calendars.set(timeZone, calendar);
  return calendar;
}

const calendars = new Map<string, Intl.DateTimeFormat>();
