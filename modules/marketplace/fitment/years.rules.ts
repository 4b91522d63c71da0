import { chainAtStart, chainsIn, type YearChain } from './year-chain.rules.js';

/** Model years as people write them: "1955-57", "'55, '56 & '57", "1964½ thru 1966". Pure. */

export interface Years {
  readonly yearFrom: number;
  readonly yearTo: number;
  /** What whole years cannot express: "from 1964½". */
  readonly note?: string;
}

/** Model years, split where years between them are missing; or why the text is ambiguous, as a sentence. */
export type YearsRead = { readonly years: readonly Years[] } | { readonly problem: string };

/** A text of only years. */
export function readYears(text: string): YearsRead {
  const bare = text
    .slice(0, 200)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  const chain = chainAtStart(bare);
  return chain?.end === bare.length && text.length < 200 ? yearsOfChain(bare, chain) : unclear(text);
}

/** The years at the beginning of a text, when the rest may follow years. */
export function yearsAtStart(text: string): { readonly years: string; readonly rest: string } | undefined {
  const end = chainAtStart(text)?.end;
  if (end === undefined || !/^\s+\D/.test(text.slice(end, end + 9))) return undefined;
  return { years: text.slice(0, end), rest: text.slice(end) };
}

export interface FoundYears {
  readonly index: number;
  /** The position after them in the text. */
  readonly end: number;
  readonly read: YearsRead;
}

/** The years in a text, one after the other. A two-digit number is a year when it has an apostrophe, or follows another year. */
export const yearsWithin = (text: string): readonly FoundYears[] =>
  inARow(text, chainsIn(text)).map((chain) => {
    const { index, end } = chain;
    const shown = text.slice(index, end);
    return { index, end, read: isOpen(text, index, end) ? unclear(shown) : yearsOfChain(shown, chain) };
  });

/** "1955 1956 1957" are years of one list, because they are consecutive. */
function inARow(text: string, chains: readonly YearChain[]): readonly YearChain[] {
  const joined: YearChain[] = [];
  for (const chain of chains) {
    const last = joined.at(-1);
    const [year, before] = [chain.years[0]?.digits, last?.years.at(-1)?.digits];
    const isNext = before !== undefined && Number(year) === Number(before) + 1;
    if (last && isNext && text.slice(last.end, chain.index).trim() === '')
      joined[joined.length - 1] = {
        index: last.index,
        end: chain.end,
        years: [...last.years, ...chain.years],
      };
    else joined.push(chain);
  }
  return joined;
}

/** Open ranges of years: "1967+", "1955 & up", "pre-1960". */
function isOpen(text: string, from: number, end: number): boolean {
  const before = text.slice(Math.max(0, from - 10), end);
  return openBehind.test(text.slice(end, end + 20)) || (openBefore.test(before) && !closed.test(before));
}

const unclear = (text: string) => ({
  problem: `The years of “${text.trim().slice(0, 40)}” are not clear. Write the first and the last: 1966-1969, or 1957 alone.`,
});

const openBehind =
  /^\s?(?:\+(?!\s?['’]?\d)|(?:[-\u2010-\u2015\u2212&]|and|or)?\s?(?:up|onwards?|later|newer|earlier|older|present|prior)\b|[-\u2010-\u2015\u2212]\s*$)/iu;
const openBefore =
  /(?:^|[\s(])(?:(?:pre|post|circa|early|mid|late|about|approx|before|after|since|up to|from)\.?[\s-]?(?:(?:1[89]|20)\d\d|['’]\d\d|[3-9]\d(?!\d))|ca?\.?\s?(?:1[89]|20)\d\d)/iu;
/** "from 1966 to 1969" */
const closed =
  /from\s['’]?\d{2,4}(?:\.5|\s?½|[\s-]1\/2)?\s?(?:[-\u2010-\u2015\u2212/]|to|thru|through|till|until)/iu;

function yearsOfChain(text: string, { years }: YearChain): YearsRead {
  const ranges: { from: number; to: number }[] = [];
  let before: number | undefined;
  for (const { digits, isHalf, joined } of years) {
    const year = yearOf(digits, before);
    if (year === undefined || year < 1885 || year > 2100) return unclear(text);
    before = year;
    const value = isHalf ? year + 0.5 : year;
    const last = ranges.at(-1);
    if (last && joined === 'range') {
      if (last.from !== last.to && value > last.to + 1) return unclear(text); // 1957-1959-1961
      if (value < last.from)
        return { problem: `The last year of “${text.slice(0, 40)}” is before the first.` };
      last.to = value;
    } else ranges.push({ from: value, to: value });
  }
  return { years: together(ranges).map(yearsOf) };
}

/** A two-digit year follows the previous one ("1998-02"); otherwise it is in the last century. '05 alone is ambiguous. */
function yearOf(digits: string, before: number | undefined): number | undefined {
  const number = Number(digits);
  if (digits.length === 4) return number;
  if (before === undefined) return number < 20 ? undefined : 1900 + number;
  const same = Math.floor(before / 100) * 100 + number;
  return same < before && same + 100 - before <= 30 ? same + 100 : same;
}

/** Consecutive years form one range. */
function together(ranges: readonly { from: number; to: number }[]): readonly { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= Math.floor(last.to) + 1.5) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A half year becomes its whole year and a note. */
function yearsOf({ from, to }: { readonly from: number; readonly to: number }): Years {
  const written = (year: number) => `${Math.floor(year)}½`;
  const parts = [
    ...(from % 1 === 0 ? [] : [from === to ? written(from) : `from ${written(from)}`]),
    ...(to % 1 === 0 || from === to ? [] : [`to ${written(to)}`]),
  ];
  const years = { yearFrom: Math.floor(from), yearTo: Math.floor(to) };
  return parts.length > 0 ? { ...years, note: parts.join(' ') } : years;
}
