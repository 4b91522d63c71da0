import { daysAfter } from '@lib/day';
import { weekdayOf } from '../event-times';

/* A month is "2026-06". */

export const monthOf = (day: string): string => day.slice(0, 7);

/** Parses a month; undefined when it is none. */
export const readMonth = (text: string | null): string | undefined =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text > '1900' ? text : undefined;

/** The month this many months later; a negative count goes back. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => daysAfter(firstDayOf(monthsAfter(month, 1)), -1);

/** The days of a month, in weeks from Sunday to Saturday; null where a week begins or ends in another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = firstDayOf(month);
  const start = daysAfter(first, -weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let day = start; day <= lastDayOf(month); day = daysAfter(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => daysAfter(day, at)).map((one) =>
        monthOf(one) === month ? one : null,
      ),
    );
  return weeks;
}

/** The day that a key leads to from a day of the grid; undefined for keys that move nothing.
 *  source  WAI-ARIA APG, Date Picker Dialog Example */
export function dayAfterKey(day: string, key: string): string | undefined {
  const month = monthOf(day);
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return later(daysAfter(day, -weekdayOf(day)), firstDayOf(month));
    case 'End':
      return sooner(daysAfter(day, 6 - weekdayOf(day)), lastDayOf(month));
    case 'PageUp':
      return sameDayIn(monthsAfter(month, -1), day);
    case 'PageDown':
      return sameDayIn(monthsAfter(month, 1), day);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one. */
const sameDayIn = (month: string, day: string): string =>
  sooner(`${month}-${day.slice(8)}`, lastDayOf(month));
const sooner = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
