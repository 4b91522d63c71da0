/* A day is "2026-11-05", without a zone. Which day a moment falls into depends on whose day is meant (ADR 0055). */

/** The day of a moment where the reader is, or in a zone. */
export function dayOf(at: string | number, timeZone?: string): string {
  const moment = new Date(at);
  return timeZone === undefined ? ownDay(moment) : calendarOf(timeZone).format(moment);
}

/** Where the reader is. */
export const today = (): string => dayOf(Date.now());

/** So many days of the calendar later; a negative count leads back. */
export const daysAfter = (day: string, count: number): string =>
  new Date(noonOf(day) + count * oneDay).toISOString().slice(0, 10);

/** How many days of the calendar lead from one day to another. */
export const daysFrom = (day: string, other: string): number =>
  Math.round((noonOf(other) - noonOf(day)) / oneDay);

/** The last second of a day where the reader is, as ISO-8601 UTC; null when it is no day. */
export function endOfDay(day: string): string | null {
  return readDay(day) === undefined ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** The day that a text is; undefined when no calendar has it. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(noonOf(text))) return undefined;
  return daysAfter(text, 0) === text ? text : undefined;
}

/** The zone of this browser: "America/Chicago". */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Without Intl, whose first use holds a slow phone up for 80 ms. */
const ownDay = (at: Date): string =>
  [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join(
    '-',
  );

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const oneDay = 86_400_000;

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', options);
  calendars.set(timeZone, calendar);
  return calendar;
}

const calendars = new Map<string, Intl.DateTimeFormat>();
