import { type Weekday, weekdays } from './recurrence-rule.rules.js';

/* A day is 'YYYY-MM-DD' on the calendar of its place: no zone changes it. */

export const weekdayOf = (day: string): Weekday => weekdays[(noonOf(day).getUTCDay() + 6) % 7] as Weekday;

/** "Saturday, June 13" */
export const shortDay = (day: string): string => short.format(noonOf(day));

/** "June 13, 2026" */
export const longDay = (day: string): string => long.format(noonOf(day));

/** "June 13" */
export const dayInYear = (day: string): string => inYear.format(noonOf(day));

/** "7:30 AM" */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const utc = { timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat('en-US', { ...utc, weekday: 'long', month: 'long', day: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', { ...utc, dateStyle: 'long' });
const inYear = new Intl.DateTimeFormat('en-US', { ...utc, month: 'long', day: 'numeric' });
