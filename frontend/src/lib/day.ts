/* A day is "2026-11-05", without a zone. Which day a moment falls into depends on whose day is meant (ADR 0055). */

/** The day of a moment in the reader's zone, or in a given one. */
export function dayOf(at: string | number, timeZone?: string): string {
  const moment = new Date(at);
  return timeZone === undefined ? ownDay(moment) : calendarOf(timeZone).format(moment);
}

/** In the reader's zone. */
export const today = (): string => dayOf(Date.now());

/** The day this many calendar days later; a negative count goes back. */
export const daysAfter = (day: string, count: number): string =>
  new Date(noonOf(day) + count * oneDay).toISOString().slice(0, 10);

/** The number of calendar days from one day to another. */
export const daysFrom = (day: string, other: string): number =>
  Math.round((noonOf(other) - noonOf(day)) / oneDay);

/** The last second of a day in the reader's zone, as ISO-8601 UTC; null when it is not a day. */
export function endOfDay(day: string): string | null {
  return readDay(day) === undefined ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** Parses a day; undefined when it is not a calendar day. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(noonOf(text))) return undefined;
  return daysAfter(text, 0) === text ? text : undefined;
}

/** The zone of this browser: "America/Chicago". */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Avoids Intl, whose first use blocks a slow phone for 80 ms. */
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
