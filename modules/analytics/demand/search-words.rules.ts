import { isStopWord } from '../../kernel/text/words.rules.js';
import { makesNamedIn, modelsIn } from '../../vocabulary/cars.rules.js';
import { readTitle, type TitleRead } from '../../vocabulary/title.rules.js';

/** What somebody looked for. */
export interface SearchWords {
  /** The one form of all ways to type it: "1953 gmc grille". */
  readonly form: string;
  /** As typed, without blanks that say nothing. */
  readonly typed: string;
}

/** Bring the words of a search to one form, by the vocabulary: "'53 GMC grille" and "1953 gmc grille" are one.
 *  out     undefined for words that are not kept: too many, none, or what may say who or where somebody is
 *  source  README, Demand 4 */
export function searchWordsOf(text: string): SearchWords | undefined {
  const typed = text.normalize('NFKC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  if (!typed || typed.length > mostLetters || isPersonal(typed)) return undefined;
  const form = formOf(readTitle(typed));
  return form ? { form, typed } : undefined;
}

/** Whether words look like an address, a link, a number of a telephone, or a number of one car. */
export const isPersonal = (typed: string): boolean => personal.some((pattern) => pattern.test(typed));

/** Letters that are kept of a search. */
export const mostLetters = 60;

const personal: readonly RegExp[] = [
  /@/,
  /https?:|www\.|\.(?:com|net|org|us|io|info)\b/i,
  /\d{9}/,
  /\+\d/,
  /\(\d{3}\)/,
  /(?<!\d)\d{3}[-. /]\d{3}[-. /]\d{4}(?!\d)/,
  /(?<!\d)\d{3}[-.]\d{4}(?!\d)/,
  /(?<!\d)\d{3,5}[-. /]\d{6,8}(?!\d)/,
  /\b(?=[a-z0-9]*\d)[a-hj-npr-z0-9]{17}\b/i, // a VIN
];

/** Years in four digits, cars and parts by their keys, the other words rightly spelled; sorted. */
function formOf(read: TitleRead): string {
  const words = [...read.words].filter((word) => !isStopWord(word));
  const keys = new Map<number, string>(words.map((word, at) => [at, yearOf(word, words[at - 1], read)]));
  for (const { makes, from, to } of makesNamedIn(words)) put(keys, from, to, makes.toSorted().join('|'));
  for (const { from, to, models } of spansOf(words)) put(keys, from, to, models.toSorted().join('|'));
  const called = new Set(read.called?.split(' '));
  const others = [...keys].filter(([at]) => !called.has(words[at] ?? '')).map(([, key]) => key);
  return [...new Set([...others, [...read.kinds].toSorted().join('|')])].filter(Boolean).toSorted().join(' ');
}

/** A year of two digits, beside a car or after another year, in four. */
function yearOf(word: string, before: string | undefined, { years }: TitleRead): string {
  if (!/^\d\d$/.test(word)) return word;
  const named = years.find(({ yearFrom, yearTo }) => [yearFrom, yearTo].some((one) => one % 100 === +word));
  if (named) return String(named.yearFrom - (named.yearFrom % 100) + +word);
  return before && /^(?:18|19|20)\d\d$/.test(before) ? `${before.slice(0, 2)}${word}` : word;
}

/** One key in the place of several words. */
function put(keys: Map<number, string>, from: number, to: number, key: string): void {
  for (let at = from; at < to; at++) keys.set(at, at === from ? key : '');
}

/** Several makes may have a model of the same name. */
function spansOf(words: readonly string[]) {
  const spans = new Map<number, { readonly from: number; readonly to: number; readonly models: string[] }>();
  for (const { from, to, model } of modelsIn(words)) {
    const span = spans.get(from) ?? { from, to, models: [] };
    if (!span.models.includes(model)) span.models.push(model);
    spans.set(from, span);
  }
  return spans.values();
}
