/** Model years as people write them: "1955-57", "'55, '56 & '57", "1964½ thru 1966". Pure. */

export interface Years {
  readonly yearFrom: number;
  readonly yearTo: number;
  /** What whole years cannot say: "from 1964½". */
  readonly note?: string;
}

/** Model years, apart where years between them are left out; or why they are not clear, as a sentence. */
export type YearsRead = { readonly years: readonly Years[] } | { readonly problem: string };

/** A text that is years alone. */
export function readYears(text: string): YearsRead {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .trim();
  return bare.length <= 200 && wholeChain.test(bare) ? yearsOfChain(bare) : unclear(text);
}

export interface FoundYears {
  readonly index: number;
  /** Where the text goes on. */
  readonly end: number;
  readonly read: YearsRead;
}

/** The years in a text, one after the other. A number of two digits is a year when it has an apostrophe, or follows another year. */
export function yearsWithin(text: string): readonly FoundYears[] {
  const found: FoundYears[] = [];
  for (const match of text.matchAll(chainInText)) {
    const end = match.index + match[0].length;
    found.push({
      index: match.index,
      end,
      read: isOpen(text, match.index, end) ? unclear(match[0]) : yearsOfChain(match[0]),
    });
  }
  return found;
}

/** Years without a beginning or an end: "1967+", "1955 & up", "pre-1960". */
function isOpen(text: string, from: number, end: number): boolean {
  const before = text.slice(Math.max(0, from - 10), end);
  return openBehind.test(text.slice(end, end + 20)) || (openBefore.test(before) && !closed.test(before));
}

const unclear = (text: string) => ({
  problem: `The years of “${text.trim().slice(0, 40)}” are not clear. Write the first and the last: 1966-1969, or 1957 alone.`,
});

const apostrophe = `['’‘′\`´]`;
const dash = '[-\\u2010-\\u2015\\u2212~]';
const half = String.raw`(?:\.5(?!\d)|\s?½|[\s-]1[\/⁄]2(?![\d\/]|\s*-?\s*(?:ton|inch|in\b|["”″]|x\s?\d)))`;
const full = String.raw`(?:1[89]|20)\d\d`;
const anyYear = `(?:${full}|21\\d\\d|${apostrophe}?\\d\\d)(?!\\d)(?:${half})?`;
const sureYear = `(?:${full}|${apostrophe}\\d\\d)(?!\\d)(?:${half})?`;
const range = `(?:\\s*(?:${dash}|/|\\.\\.\\.?|…)\\s*|\\s+(?:to|thru|through|till|until)\\s+)`;
const list = String.raw`(?:\s*(?:,\s*(?:and\s|&|\+)?|&|\+)\s*|\s+and\s+)`;
const link = `(?:${range}|${list})`;

const wholeChain = new RegExp(`^${anyYear}(?:${link}${anyYear})*$`, 'iu');
const tokens = new RegExp(`(${link})?(${apostrophe}?)(\\d{4}|\\d\\d)(${half})?`, 'giu');
const isRange = new RegExp(`^${range}$`, 'iu');

/** In a text that has other numbers: "55-57" and "'55" are years, 55 alone is not; nor are parts of a number, "C4AZ-1964" or "1964-B". */
const chainInText = new RegExp(
  `(?<![\\p{L}\\p{N}.$#/]|[\\p{L}\\p{N}]${dash})(?:${sureYear}|[2-9]\\d(?=${range}${apostrophe}?[2-9]\\d(?!\\d)))` +
    `(?:${range}${anyYear}|${list}(?:${sureYear}|[2-9]\\d(?![\\d-]|\\s*(?:["”″%]|in\\b|inch|mm|cm|pcs|lbs?|volts?|v\\b))))*` +
    `(?![\\p{L}\\p{N}]|\\.\\d|[-/][\\p{L}\\p{N}])`,
  'giu',
);

/** "from 1966 to 1969" */
const closed = new RegExp(`from\\s+${anyYear}${range}`, 'iu');
const yearish = `(?:${full}|${apostrophe}\\d\\d|[3-9]\\d(?!\\d))`;
const openBehind = new RegExp(
  `^\\s*(?:\\+(?!\\s*${apostrophe}?\\d)|(?:${dash}|&|and|or)?\\s*(?:up|onwards?|later|newer|earlier|older|present|prior)\\b|${dash}\\s*$)`,
  'iu',
);
const openBefore = new RegExp(
  `(?:^|[\\s(])(?:(?:pre|post|circa|early|mid|late|about|approx|before|after|since|up to|from)\\.?[\\s-]*${yearish}|ca?\\.?\\s*${full})`,
  'iu',
);

function yearsOfChain(chain: string): YearsRead {
  const ranges: { from: number; to: number }[] = [];
  let before: number | undefined;
  for (const [, joined = '', , digits = '', halfYear] of chain.matchAll(tokens)) {
    const year = yearOf(digits, before);
    if (year === undefined || year < 1885 || year > 2100) return unclear(chain);
    before = year;
    const value = halfYear ? year + 0.5 : year;
    const last = ranges.at(-1);
    if (last && isRange.test(joined)) {
      if (value < last.from) return { problem: `The last year of “${chain.trim()}” is before the first.` };
      last.to = value;
    } else ranges.push({ from: value, to: value });
  }
  return { years: together(ranges).map(yearsOf) };
}

/** A year of two digits follows the one before it ("1998-02"); else it is of the last century. '05 alone could be either. */
function yearOf(digits: string, before: number | undefined): number | undefined {
  const number = Number(digits);
  if (digits.length === 4) return number;
  if (before === undefined) return number < 20 ? undefined : 1900 + number;
  const same = Math.floor(before / 100) * 100 + number;
  return same < before && same + 100 - before <= 30 ? same + 100 : same;
}

/** Years that follow each other are one range. */
function together(ranges: readonly { from: number; to: number }[]): readonly { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= Math.floor(last.to) + 1.5) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A half year is its whole year, and a note. */
function yearsOf({ from, to }: { readonly from: number; readonly to: number }): Years {
  const written = (year: number) => `${Math.floor(year)}½`;
  const parts = [
    ...(from % 1 === 0 ? [] : [from === to ? written(from) : `from ${written(from)}`]),
    ...(to % 1 === 0 || from === to ? [] : [`to ${written(to)}`]),
  ];
  const years = { yearFrom: Math.floor(from), yearTo: Math.floor(to) };
  return parts.length > 0 ? { ...years, note: parts.join(' ') } : years;
}
