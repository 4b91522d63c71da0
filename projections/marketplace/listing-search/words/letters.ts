import { makeAt, makesOfModelAt } from '../../../../modules/marketplace/fitment/vehicle-names.rules.js';
import { lettersAfter, lettersBefore } from './car-vocabulary.js';
import type { Phrase } from './phrase.js';

/** A letter beside the word that it belongs to, as one word: "Model A" is "modela", "A-body" and "B/E body" are
 *  "abody", "bbody" and "ebody". The article "a" is no such letter.
 *  in      small: the text in small letters */
export const lettersIn = (text: string, small: string): readonly Phrase[] => [
  ...[...small.matchAll(behind)].flatMap((found) => wordThenLetter(small, found) ?? []),
  ...[...small.matchAll(before)].flatMap((found) => letterThenWord(text, small, found) ?? []),
];

function wordThenLetter(small: string, found: RegExpExecArray): Phrase | undefined {
  const { 0: all, 1: noun = '', 2: first = '', 3: more = '', index } = found;
  if (/['-]/.test(small.charAt(index - 1))) return undefined;
  const letters = [first, ...others(more, small.slice(index + all.length, index + all.length + 9))];
  const words = letters.map((letter) => named(noun, letter));
  return phraseOf(words, index, index + all.length);
}

function letterThenWord(text: string, small: string, found: RegExpExecArray): Phrase | undefined {
  const { 0: all, 1: letter = '', 2: blank = '', 3: noun = '', index } = found;
  const [list = ''] = listBefore.exec(small.slice(Math.max(0, index - 20), index)) ?? [];
  const from = index - list.length;
  if (/['&/.-]/.test(small.charAt(from - 1))) return undefined;
  const words = [...(list.match(/\b[a-z]\b/g) ?? []), letter].map((one) => named(noun, one));
  const isArticle = letter === 'a' && list === '' && blank !== '-' && !isName(text, index, noun.length);
  return phraseOf(words, from, index + all.length, isArticle);
}

const phraseOf = (words: readonly string[], from: number, to: number, isArticle = false): Phrase => ({
  from,
  to,
  words: isArticle ? [] : words,
  asked: words,
  isSure: !isArticle,
});

/** One order for both: a "T model" is a "Model T". */
function named(noun: string, letter: string): string {
  const word = singular(noun);
  return after.includes(word) ? word + letter : letter + word;
}

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s|serie)s$/, '');

/** "Model A & T": in a list, an "a" before another word is the article, and so may be any letter after a comma. */
const others = (more: string, rest: string): readonly string[] =>
  [...more.matchAll(/([^\sa-z]|and|or)\s?([a-z])(?![a-z])/g)].flatMap(
    ({ 0: all, 1: sign, 2: letter = '', index }) => {
      const isClear = isEnd.test(more.slice(index + all.length) + rest);
      return (sign === ',' || letter === 'a') && !isClear ? [] : letter;
    },
  );

const isEnd = /^(?:'s)?\s*(?:$|[,.;:)/&]|(?:and|or|ford|parts)\b)/;

/** "Mopar a body" and "for A body": the word before the "a", or a capital within the sentence, makes it a name. */
function isName(text: string, index: number, length: number): boolean {
  const words = text
    .slice(Math.max(0, index - 40), index)
    .trim()
    .split(/[\s,;:/()]+/);
  const previous = words.at(-1) ?? '';
  if (/^(?:mopar|gm|\d+)$/i.test(previous) || makeAt([previous])?.isWeak === false) return true;
  if (makesOfModelAt([previous]).length > 0) return true;
  const noun = text.slice(index + 2, index + 2 + length);
  if (text.charAt(index) !== 'A' || noun === noun.toUpperCase()) return false;
  return /[a-z,]$/.test(previous) || /^[A-Z]/.test(noun);
}

const after = lettersAfter.split(' ');
const nouns = (words: readonly string[]): string =>
  words.map((word) => (word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`)).join('|');

const end = `(?:'s)?(?![a-z0-9']|-[a-z0-9])`;
const joint = String.raw`\s?(?:,|&|/|\+|\band\b|\bor\b)\s?`;
const behind = new RegExp(
  String.raw`\b(${nouns(after)})(?:\s{1,3}|-)'?([a-z])${end}((?:${joint}[a-z]${end}){0,4})`,
  'g',
);
const before = new RegExp(
  String.raw`\b([a-wyz])([\s-])(${nouns(lettersBefore.split(' '))})(?![a-z0-9]|\s?-?(?:light|lite|lamp|rest|liner))`,
  'g',
);
const listBefore = new RegExp(String.raw`(?:\b[a-wyz]${joint})+$`);
