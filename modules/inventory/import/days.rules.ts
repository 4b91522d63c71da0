import { BadCell, short } from './cells.rules.js';

/** A day as people's programs write it: 2024-03-14, 3/14/57, 14-Mar-24, March 14, 2024, 14.3.2024, each with a time or without; null for an empty cell. Pure.
 *  in      newest: the last year that two digits may mean: "57" is 1957 as long as 2057 is later
 *  errors  BadCell */
export function readDay(cell: string, newest = 2029): string | null {
  if (cell === '' || cell.startsWith('0001-01-01')) return null;
  const day = cell.length <= longestDay ? withoutTime(cell) : '';
  for (const [form, order] of forms) {
    const parts = form.exec(day);
    if (!parts) continue;
    const [year, month, dayOfMonth] = order.map((at) => parts[at] ?? '');
    const found = dayOf(fullYear(year ?? '', newest), monthOf(month ?? ''), Number(dayOfMonth));
    if (found) return found;
  }
  throw new BadCell(`“${short(cell)}” is not a date. Write it like 1957-03-14 or 3/14/1957.`);
}

/** Removes "0:00", "12:00:00 AM", "T00:00:00Z" at the end and "Thursday, " at the beginning. */
const withoutTime = (cell: string): string =>
  cell
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*\s+/i, '')
    .replace(
      /(?:,?\s+(?:at\s+)?|T)\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i,
      '',
    )
    .trim();

/** The accepted forms, with the positions of year, month and day. */
const forms: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, [1, 2, 3]],
  [/^((?:18|19|20)\d\d)(\d\d)(\d\d)$/, [1, 2, 3]],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|'?\d\d)$/, [3, 1, 2]],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)$/, [3, 2, 1]],
  [/^(\d{1,2})(?:st|nd|rd|th|\.)?[-\s/]*([a-z]{3,9})\.?[-,\s/]*(\d{4}|'?\d\d)$/i, [3, 2, 1]],
  [/^([a-z]{3,9})\.?[-\s/]*(\d{1,2})(?:st|nd|rd|th)?(?:\s*[-,/]\s*|\s+)(\d{4}|'?\d\d)$/i, [3, 1, 2]],
  [/^(\d{4})[-\s/]([a-z]{3,9})[-\s/](\d{1,2})$/i, [1, 2, 3]],
];

function fullYear(year: string, newest: number): number {
  const number = Number(year.replace("'", ''));
  if (year.length === 4) return number;
  return 2000 + number <= newest ? 2000 + number : 1900 + number;
}

/** "3", "Mar", "Sept", "March" */
function monthOf(month: string): number {
  if (/^\d+$/.test(month)) return Number(month);
  const typed = month.toLowerCase();
  return 1 + months.findIndex((name) => name.startsWith(typed) || (name === 'september' && typed === 'sept'));
}

function dayOf(year: number, month: number, dayOfMonth: number): string | undefined {
  const day = [String(year).padStart(4, '0'), pad(month), pad(dayOfMonth)].join('-');
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : undefined;
}

const pad = (number: number): string => String(number).padStart(2, '0');

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const longestDay = 60;
