import {
  chunksOf,
  isPartOfNumber,
  isStopWord,
  maxParts,
} from '../../../../modules/kernel/text/words.rules.js';

/** A typed word; a number with separators is one word and its pieces. */
export interface Part {
  readonly word: string;
  readonly pieces: readonly string[];
  /** The part that a word, or an "a" beside it, has in a number written with blanks; [] when in none. */
  readonly ofNumber: readonly string[];
}

/** Words that may together be one number, and that number without blanks. */
export interface Join {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

/** A typed text, word by word, without stop words. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let before: readonly string[] = [];
  for (const chunk of chunksOf(text)) {
    const last = parts.at(-1);
    if (isLetterA(chunk.pieces) && last?.ofNumber.length)
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
  const ofNumber = pieces.every(isPartOfNumber) ? [...before, ...pieces] : [];
  const isSpelled = !/\p{N}/u.test(joined) && pieces.every(({ length }) => length === 1); // N.O.S.
  return [{ word: joined, pieces: isSpelled ? [] : searched, ofNumber }];
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
