/** The positions of consecutive years in a text. The scan is linear, even for repetitive texts. Pure. */

export interface YearChain {
  readonly index: number;
  /** The position after it in the text. */
  readonly end: number;
  readonly years: readonly ChainYear[];
}

export interface ChainYear {
  /** Two or four. */
  readonly digits: string;
  readonly isHalf: boolean;
  /** The separator from the previous year. */
  readonly joined: 'range' | 'list' | undefined;
  readonly end: number;
}

/** The years at the beginning of a text; each two-digit number counts as a year. */
export const chainAtStart = (text: string): YearChain | undefined => chainAt(text, 0, false);

/** The years in a text that has other numbers: "55-57" and "'55" are years, 55 alone is not; nor are parts of a number, "C4AZ-1964" or "1964-B". */
export function chainsIn(text: string): readonly YearChain[] {
  const chains: YearChain[] = [];
  let end = 0;
  for (const { index } of text.matchAll(beginning)) {
    const chain = index < end ? undefined : chainAt(text, index, true);
    const whole = chain && untilGuard(text, chain);
    if (!whole) continue;
    chains.push(whole);
    end = whole.end;
  }
  return chains;
}

function chainAt(text: string, index: number, isLoose: boolean): YearChain | undefined {
  const years: ChainYear[] = [];
  for (let at = index; ; ) {
    const link = years.length === 0 ? undefined : linkAt(text, at);
    if (years.length > 0 && !link) break;
    const one = yearAt(text, link?.end ?? at);
    if (!one || (isLoose && !isYearHere(text, one, link?.joined))) break;
    years.push({ ...one, joined: link?.joined });
    at = one.end;
  }
  const end = years.at(-1)?.end;
  return end === undefined ? undefined : { index, end, years };
}

/** Whether a two-digit number without an apostrophe is a year among other numbers. */
function isYearHere(text: string, { digits, isSure, end }: Found, joined: ChainYear['joined']): boolean {
  if (isSure || joined === 'range') return true;
  if (Number(digits) < 20) return false;
  if (joined === 'list') return !match(unit, text, end);
  const link = linkAt(text, end);
  const next = link?.joined === 'range' ? yearAt(text, link.end) : undefined;
  return next?.digits.length === 2 && Number(next.digits) >= 20;
}

/** The part of the chain that is not directly followed by a letter or number. */
function untilGuard(text: string, { index, years }: YearChain): YearChain | undefined {
  const last = years.findLastIndex(({ end }) => !match(guard, text, end));
  const kept = years.slice(0, last + 1);
  const end = kept.at(-1)?.end;
  return end === undefined ? undefined : { index, end, years: kept };
}

type Found = Pick<ChainYear, 'digits' | 'isHalf' | 'end'> & { readonly isSure: boolean };

function yearAt(text: string, at: number): Found | undefined {
  const found = match(year, text, at);
  if (!found) return undefined;
  const [all, apostrophed = '', digits = '', half] = found;
  const isSure = apostrophed !== '' || (digits.length === 4 && !digits.startsWith('21'));
  return { digits, isHalf: half !== undefined, end: at + all.length, isSure };
}

function linkAt(
  text: string,
  at: number,
): { readonly joined: 'range' | 'list'; readonly end: number } | undefined {
  const joined = match(range, text, at) ? 'range' : 'list';
  const found = match(joined === 'range' ? range : list, text, at);
  return found ? { joined, end: at + found[0].length } : undefined;
}

function match(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

const apostrophe = `['’‘′\`´]`;
const dash = '[-\\u2010-\\u2015\\u2212~]';
const half = String.raw`\.5(?!\d)|\s?½|[\s-]1[\/⁄]2(?![\d\/]|\s?-?\s?(?:ton|inch|in\b|["”″]|x\s?\d))`;
const year = new RegExp(
  `(?:(${apostrophe})(?=\\d\\d(?!\\d)))?((?:1[89]|2[01])\\d\\d|\\d\\d)(?!\\d)(${half})?`,
  'iuy',
);
const range = new RegExp(
  `\\s{0,3}(?:${dash}|/|\\.\\.\\.?|…)\\s{0,3}|\\s{1,3}(?:to|thru|through|till|until)\\s{1,3}`,
  'iuy',
);
const list =
  /\s{0,3}(?:,\s{0,3}(?:and\s{1,3}|or\s{1,3}|[&+]\s{0,3})?|[&+]\s{0,3})|\s{1,3}(?:and|or)\s{1,3}/iuy;
const unit = /-|\s?(?:["”″%]|in\b|inch|mm|cm|pcs|lbs?|volts?|v\b)/iuy;
const guard = /[\p{L}\p{N}]|\.\d|[-/][\p{L}\p{N}]/uy;
const beginning = new RegExp(
  `(?<![\\p{L}\\p{N}.$#/]|[\\p{L}\\p{N}]${dash})(?:${apostrophe}\\d\\d(?!\\d)|(?:1[89]|20)\\d\\d(?!\\d)|[2-9]\\d(?!\\d))`,
  'giu',
);
