import {
  chunksOf,
  isPartOfNumber,
  isStopWord,
  maxParts,
} from '../../../../modules/kernel/text/words.rules.js';
import type { Phrase } from './phrase.js';
import { phrasesIn, readable } from './phrases.js';

/** A typed word; a number with separators is one word and its pieces. */
export interface Part {
  readonly word: string;
  readonly pieces: readonly string[];
  /** The part that a word, or an "a" beside it, has in a number written with blanks; [] when in none. */
  readonly ofNumber: readonly string[];
  /** The words of listings for a phrase. It is meant as typed: nothing is corrected or completed. */
  readonly asked?: readonly string[];
}

/** Words that may together be one number, and that number without blanks. */
export interface Join {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

/** The ways to read a typed text, word by word, without stop words: with all its phrases, and with only those that
 *  cannot be anything else. */
export function readingsOf(text: string): readonly (readonly Part[])[] {
  const plain = readable(text);
  const phrases = phrasesIn(plain).filter(({ asked }) => asked.length > 0);
  const sure = phrases.filter(({ isSure }) => isSure);
  const readings = [partsWith(plain, phrases)];
  if (sure.length < phrases.length) readings.push(partsWith(plain, sure));
  return readings.filter((parts) => parts.length > 0);
}

function partsWith(text: string, phrases: readonly Phrase[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, asked } of phrases) {
    const [word = ''] = asked;
    parts.push(...partsOf(text.slice(at, from)), { word, pieces: [], ofNumber: [], asked });
    at = to;
  }
  return [...parts, ...partsOf(text.slice(at))];
}

/** A text without phrases. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let before: readonly string[] = [];
  const chunks = chunksOf(text);
  for (const [at, chunk] of chunks.entries()) {
    const last = parts.at(-1);
    if (at === chunks.length - 1 && last && endsNumber(last) && /[a-z0-9]\s+a\s*$/i.test(text))
      parts[parts.length - 1] = withLetterA(last);
    else if (isLetterA(chunk.pieces) && last?.ofNumber.length)
      parts[parts.length - 1] = { ...last, ofNumber: [...last.ofNumber, ...chunk.pieces] };
    else parts.push(...partsOfChunk(chunk, before));
    before = isLetterA(chunk.pieces) ? chunk.pieces : [];
  }
  return parts;
}

function partsOfChunk(
  { pieces, joined }: ReturnType<typeof chunksOf>[number],
  before: readonly string[],
): readonly Part[] {
  const searched = pieces.filter((piece) => !isStopWord(piece));
  if (joined === undefined)
    return searched.map((word) => ({
      word,
      pieces: [],
      ofNumber: isPartOfNumber(word) ? [...before, word] : [],
    }));
  if (searched.length === 0) return [];
  const isNumber = /\p{N}/u.test(joined) && pieces.every(isPartOfNumber);
  const ofNumber = pieces.every(isPartOfNumber) ? [...before, joined] : [];
  return [{ word: joined, pieces: isOnlyWhole(pieces, isNumber) ? [] : searched, ofNumber }];
}

/** "C4AZ 9600 A": an "a" at the end of a text belongs to the number before it. */
const endsNumber = ({ word, ofNumber, pieces }: Part): boolean =>
  pieces.length === 0 && ofNumber.at(-1) === word && /\p{N}/u.test(word);

const withLetterA = ({ word, ofNumber }: Part): Part => ({
  word: `${word}a`,
  pieces: [],
  ofNumber: [...ofNumber.slice(0, -1), `${word}a`],
});

/** Whether the pieces mean nothing without each other: N.O.S., A-body, W-30, C4AZ-9600-A. */
function isOnlyWhole(pieces: readonly string[], isNumber: boolean): boolean {
  const letters = pieces.filter((piece) => /^\p{L}$/u.test(piece));
  if (letters.length === pieces.length || pieces.every(({ length }) => length === 1)) return true;
  return isNumber ? letters.length > 0 && pieces.length <= maxParts : letters.includes('a');
}

/** "C4AZ 9600 B" may be C4AZ9600B: neighbouring words without their blanks, combinations of most words first. */
export function joinsOf(parts: readonly Part[]): readonly Join[] {
  const joins: Join[] = [];
  for (const from of parts.keys())
    for (let to = from + 1; to <= parts.length && parts[to - 1]?.ofNumber.length; to++) {
      const pieces = parts.slice(from, to).flatMap(({ ofNumber }) => ofNumber);
      if (pieces.length > maxParts) break;
      const words = numbersIn(pieces).filter((word) => parts[from]?.word !== word);
      joins.push(...words.map((word) => ({ from, to, word })));
    }
  return joins.toSorted((one, other) => other.to - other.from - (one.to - one.from));
}

/** The maximum numbers without blanks in one search. */
export const maxJoins = 4;

/** An "a" at either end may or may not belong to it. */
function numbersIn(pieces: readonly string[]): readonly string[] {
  const forms = [pieces];
  if (isLetterA(pieces.slice(-1))) forms.push(pieces.slice(0, -1));
  if (isLetterA(pieces.slice(0, 1))) forms.push(pieces.slice(1));
  return forms
    .filter(({ length }) => length > 1)
    .map((form) => form.join(''))
    .filter((word) => /\p{N}/u.test(word));
}

/** The only stop word that ends numbers: C5ZZ 6345 A. */
const isLetterA = (pieces: readonly string[]): boolean => pieces.length === 1 && pieces[0] === 'a';
