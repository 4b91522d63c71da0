import { makeAt, makesOfModelAt } from '../../../../modules/marketplace/fitment/vehicle-names.rules.js';
import { type FoundYears, yearsWithin } from '../../../../modules/marketplace/fitment/years.rules.js';
import type { Phrase } from './phrase.js';

/** The model years that a text writes short, in full: '57 is 1957, 55-57 is 1955, 1956 and 1957. A number of two
 *  digits without an apostrophe is a year before the name of a car; elsewhere it may be one, and only a search for
 *  '57 finds it. */
export function modelYearsIn(text: string): readonly Phrase[] {
  if (!severalDigits.test(text)) return [];
  const chains = severalYears.test(text) ? yearsWithin(text) : [];
  const isOutside = ({ from }: Phrase) => !chains.some(({ index, end }) => from >= index && from < end);
  return [
    ...chains.flatMap((chain) => ofChain(text, chain) ?? []),
    ...[...text.matchAll(twoDigits)].flatMap((found) => ofNumber(text, found) ?? []).filter(isOutside),
  ];
}

function ofChain(text: string, { index: from, end: to, read }: FoundYears): Phrase | undefined {
  const written = [...text.slice(from, to).matchAll(/('?)(\d{4}|\d\d)(?!\d)/g)].map(
    ([, apostrophe, digits = '']) => ({ digits, isBare: !apostrophe && digits.length === 2 }),
  );
  const areBare = written.every(({ isBare }) => isBare);
  if (written.length === 1 && written[0]?.digits.length === 4) return undefined; // a word like any other
  if (areBare && !(Number(written[0]?.digits) >= firstBare && !isAmount.test(text.slice(to))))
    return undefined;
  const years =
    'years' in read
      ? read.years.flatMap(({ yearFrom, yearTo }) => each(yearFrom, yearTo))
      : written.flatMap(({ digits }) => (digits.length === 4 ? digits : inFull(digits)));
  const [only] = written.length === 1 ? written : [];
  return {
    from,
    to,
    words: years,
    asked: only ? [...years, maybe(only.digits)] : years,
    isSure: !areBare,
  };
}

function ofNumber(text: string, { 0: digits, index }: RegExpExecArray): Phrase | undefined {
  const to = index + digits.length;
  if (/[.,'/$#-]/.test(text.charAt(index - 1)) || isLonger.test(text.slice(to, to + 2))) return undefined;
  const isYear =
    Number(digits) >= firstBeforeCar &&
    (isBeforeCar(text.slice(to, to + 60).replace(more, '')) || isOpen.test(text.slice(to)));
  return {
    from: index,
    to,
    words: isYear ? inFull(digits) : Number(digits) >= firstBare ? [maybe(digits)] : [],
    asked: isYear ? [...inFull(digits), maybe(digits)] : [],
    isSure: true,
  };
}

function isBeforeCar(behind: string): boolean {
  if (!/^\s/.test(behind)) return false;
  const words = behind.trim().split(/[\s,;:/()]+/);
  return makeAt(words)?.isWeak === false || makesOfModelAt(words).length > 0 || nicknames.test(behind);
}

const nicknames = /^\s(?:vette|stang|t-?bird|cuda|mopar|goat|caddy|elky|tri-?five)s?\b/i;

/** A number that may be a year. No typed word begins like this. */
const maybe = (digits: string): string => `~${digits}`;

const inFull = (digits: string): readonly string[] => (Number(digits) < 20 ? [] : [`19${digits}`]);

const each = (from: number, to: number): readonly string[] =>
  Array.from({ length: Math.min(Math.max(0, to - from), longest) + 1 }, (_, at) => String(from + at));

/** "30-50" is more often an amount the smaller its numbers are. */
const firstBare = 30;
const firstBeforeCar = 23;
const longest = 60;

/** Texts without these are read no further: a rebuild reads the texts of every listing. */
const severalDigits = /\d\d/;
const severalYears = /'\d\d|\d\d?\b\D{1,9}\b\d\d/;
const twoDigits = /\b\d\d\b/g;
/** What makes two digits the part of a number, or an amount. */
const isLonger = /^(?:["'%]|[.,/-]\d)/;
/** The rest of a list: 55, 56 and 57. */
const more = /^(?:\s?(?:,\s?(?:and|&)?|&|and\b|or\b)\s?'?\d\d(?!\d))+/i;
const isOpen =
  /^(?:\+(?!\s?\d)|[\s-](?:(?:and|&)\s)?(?:up|newer|later|older|earlier)\b|\s&\s(?:up|newer|later)\b)/i;
const isAmount =
  /^\s?(?:%|(?:percent|dollars?|bucks|miles?|years?|days?|weeks?|months?|hours?|minutes?|degrees?)\b)/i;
