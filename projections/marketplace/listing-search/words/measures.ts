import { carCounts, carUnits } from './car-vocabulary.js';
import type { Phrase } from './phrase.js';

/** Numbers with a unit, each as one word: 4", 4 in. and four-inch are "4in", 3/4" is "0.75in"; and sizes without a
 *  unit: 15 x 7 is "15x7". In "14 x 6 inch" and "3 or 4 speed" every number has the unit.
 *  in      small letters */
export function measuresIn(text: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let end = 0;
  for (const { index } of text.matchAll(beginning)) {
    if (index < end || (index > 0 && joined.test(text.charAt(index - 1)))) continue;
    measure.lastIndex = index;
    const found = measure.exec(text);
    if (!found) continue;
    end = measure.lastIndex;
    const phrase = phraseOf(found);
    if (phrase) phrases.push(phrase);
  }
  return phrases;
}

function phraseOf({ 0: all, 1: numbers = '', 2: written, index }: RegExpExecArray): Phrase | undefined {
  const unit = written === undefined ? undefined : unitOf(written);
  const amounts = [...numbers.matchAll(isWhole(unit) ? wholeAmount : amount)].map((found) => ({
    at: found.index,
    value: decimalOf(found[0]),
  }));
  const isSize = amounts.length > 1 && amounts.length - 1 === (numbers.match(times)?.length ?? 0);
  if (!isSize && !unit) return undefined;
  const inUnit = isSize ? (unit?.isCount ? amounts.slice(-1) : amounts) : ascending(amounts);
  const words = unit ? inUnit.map(({ value }) => value + unit.name) : [];
  const size = isSize ? [amounts.map(({ value }) => value).join('x')] : [];
  return {
    from: index + (isSize ? 0 : (inUnit[0]?.at ?? 0)),
    to: index + all.length,
    words: [...size, ...words],
    asked: isSize ? size : words,
    isSure: !unit?.isCount && !isDoubtful.test(written ?? ''),
  };
}

/** Units without fractions: "6/12 volt" is a list. */
const isWhole = (unit: Unit | undefined): boolean => unit?.isCount === true || unit?.name === 'v';

interface Amount {
  readonly at: number;
  readonly value: string;
}

/** The last amounts that grow: "3 or 4 speed" is two, "1957 and 4 inch" and "3-2bbl" are one. */
const ascending = (amounts: readonly Amount[]): readonly Amount[] =>
  amounts.slice(
    amounts.findLastIndex(({ value }, at) => at === 0 || Number(value) <= Number(amounts[at - 1]?.value)),
  );

/** A number as a decimal: "1-1/2" is 1.5, "two" is 2. */
function decimalOf(written: string): string {
  const word = numberWords.indexOf(written);
  if (word >= 0) return String(word + 1);
  const [, whole, over, under] = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(written) ?? [];
  const value = under
    ? Number(whole ?? 0) + Number(over) / Number(under)
    : Number(written.replaceAll(',', ''));
  return String(Number(value.toFixed(4)));
}

interface Unit {
  readonly name: string;
  readonly isCount: boolean;
}

const unitOf = (written: string): Unit | undefined => units.get(written.replace(/[\s.-]/g, ''));

const units: ReadonlyMap<string, Unit> = new Map([
  ...readUnits(carUnits, false),
  ...readUnits(carCounts, true),
]);

function readUnits(text: string, isCount: boolean): (readonly [string, Unit])[] {
  return linesOf(text).flatMap((names) => {
    const [name = ''] = names;
    return names.map((one) => [one.replace(/[\s.-]/g, ''), { name, isCount }] as const);
  });
}

function linesOf(text: string): readonly string[][] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|'));
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const beginning = new RegExp(String.raw`\.?\d+|\b(?:${numberWords.join('|')})\b`, 'g');
/** What makes a number the rest of another: C4AZ-12, 1.5, '57, $40. */
const joined = /[a-z0-9.,'/$#-]/;

/** "8 V 8" may be a number with blanks, and "2 W" a name. */
const isDoubtful = /^\s+[a-z]$/;

const times = /x/g;

const fraction = String.raw`(?:\d{1,3}[\s-]{1,2})?\d{1,2}/(?:10|12|16|32|64|[2-9])(?![\d/])`;
const decimal = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d{0,5}\.\d{1,4}(?!\d)|\d{1,5}(?!\d)`;
const number = `(?:${fraction}|${decimal}|${numberWords.join('|')})`;
const amount = new RegExp(number, 'g');
const wholeAmount = new RegExp(`${decimal}|${numberWords.join('|')}`, 'g');

/** Units of letters, the longest first; "in" only where it is not the word. */
const letters = [...new Set(linesOf(`${carUnits}\n${carCounts}`).flat())]
  .filter((name) => /^[a-z]/.test(name) && name !== 'in' && name !== 'l')
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/\./g, '\\.').replace(/ /g, String.raw`[\s-]?`))
  .join('|');
const inches = String.raw`-?in\b\.?(?!-)|\sin(?:\.(?=\s?\S)|\.?(?=\s*(?:$|[,;:)x/]|(?:long|wide|tall|high|deep|thick|diameter|dia|bore|stroke|wheels?|rims?|hole|pipe|lift|drop)\b)))`;
const signs = String.raw`\s?"(?=\s?x\s?\d|[^a-z0-9]|$)|''(?!\w)|'(?![a-z0-9'])`;
const litres = String.raw`(?<=\d)l\b|(?<=\.\d)[\s-]l\b`;
const unit = String.raw`[\s-]?(?:${letters})\b\.?|${inches}|${signs}|${litres}`;

/** The signs between numbers of one unit; each may have the unit itself. */
const between = String.raw`[\s-]?(?:"|''|'|in\.?|inch(?:es)?)?\s?(?:x|&|/|-|\bto\b|\bor\b|\band\b)\s?`;

const measure = new RegExp(
  String.raw`(${number}(?:${between}${number}){0,4})(?:(${unit})(?![a-z0-9])|s?(?![a-z0-9.]|\s?x\s?\d))`,
  'y',
);
