import { isFraction, plain } from './plain.rules.js';

/** Search words, for every search: lower case, without accents, numbers with and without their separators. */

/** The words of a text, each once. `C5ZZ-6345-A` and `C5ZZ 6345 A` both give c5zz, 6345 and c5zz6345a. */
export function wordsOf(...texts: readonly (string | undefined)[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) if (text) addWords(text, words, false);
  return [...words];
}

/** The same as one text, to search for parts of words, including the shortest words. `isFoundIn` and `Wanted` match against it. */
export function searchTextOf(...texts: readonly (string | null | undefined)[]): string {
  const words = new Set<string>();
  for (const text of texts) if (text) addWords(text, words, true);
  return [...words].join(' ');
}

/** A typed word: a search text matches when it contains all parts of one of these choices. */
export type Wanted = readonly (readonly string[])[];

/** The requirements of a typed search, word by word. */
export const wantedOf = (typed: string): readonly Wanted[] =>
  chunksOf(typed).map(({ pieces, joined }) => (joined === undefined ? [pieces] : [[joined], pieces]));

/** Whether a typed search matches these texts, each word in any of them. */
export const isFoundIn = (typed: string, ...texts: readonly (string | null | undefined)[]): boolean =>
  finderOf(typed)(searchTextOf(...texts));

/** The same for many search texts. */
export function finderOf(typed: string): (stored: string) => boolean {
  const wanted = wantedOf(typed);
  return (stored) =>
    wanted.every((choices) =>
      choices.some((parts) => parts.every((part) => stored.includes(part) || isNumberIn(part, stored))),
    );
}

/** "bin3" is in "barn bin 3". */
const isNumberIn = (word: string, stored: string): boolean =>
  hasDigit(word) && stored.replaceAll(' ', '').includes(word);

/** A rebuild does this for each listing, so a chunk of letters and digits takes little more than the loop itself. */
function addWords(text: string, words: Set<string>, isWhole: boolean): void {
  const clean = plain(text);
  let run: string[] = [];
  let hasNumber = false;
  let start = 0;
  let isOneWord = true;
  let isNumber = false;
  for (let at = 0; at <= clean.length; at++) {
    const kind = at < clean.length ? (kindOf[clean.charCodeAt(at)] ?? elsewhere) : blank;
    if (kind === elsewhere) {
      run = addChunks(clean.slice(start).split(/\s+/), run);
      break;
    }
    if (kind === sign) isOneWord = false;
    if (kind === digit) isNumber = true;
    if (kind !== blank) continue;
    if (at > start && isOneWord) run = addWord(shortened(clean.slice(start, at)), run, isNumber);
    else if (at > start) run = addChunks([clean.slice(start, at)], run);
    start = at + 1;
    isOneWord = true;
    isNumber = false;
  }
  endRun(run);

  function addWord(word: string, before: string[], isNumber = hasDigit(word)): string[] {
    if (isWhole || !stopWords.has(word)) words.add(word);
    if ((isNumber || word.length <= maxLetters) && isPartOfNumber(word)) {
      before.push(word);
      hasNumber ||= isNumber;
      return before;
    }
    return endRun(before);
  }

  /** The next run, which starts empty. */
  function endRun(run: string[]): string[] {
    if (hasNumber && run.length > 1) addNumbersIn(run, words);
    hasNumber = false;
    return run.length ? [] : run;
  }

  function addChunks(raws: readonly string[], before: string[]): string[] {
    let run = before;
    for (const raw of raws) {
      const chunk = chunkOf(raw);
      for (const piece of chunk?.pieces ?? []) run = addWord(piece, run);
      if (chunk?.joined) words.add(chunk.joined);
    }
    return run;
  }
}

/** What may be part of a number written with blanks: "C4AZ 9600 B", "F 100". A year is a separate word. */
export function isPartOfNumber(word: string): boolean {
  if (word.includes('/')) return false; // a fraction
  if (word.length <= maxLetters && (word.length === 1 || !stopWords.has(word))) return true;
  return hasDigit(word) && !/^19[2-9]\d$/.test(word);
}

/** The numbers that neighbouring words may form together, without their blanks. */
function addNumbersIn(run: readonly string[], words: Set<string>): void {
  for (let from = 0; from < run.length; from++) {
    let joined = run[from] ?? '';
    for (let to = from + 1; to < Math.min(run.length, from + maxParts); to++) {
      joined += run[to] ?? '';
      if (hasDigit(joined)) words.add(shortened(joined));
    }
  }
}

/** The maximum length of a part without a digit: MSD 6AL. */
const maxLetters = 3;

/** The maximum number of parts in a number. */
export const maxParts = 5;

const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

const [elsewhere, blank, sign, letter, digit] = [0, 1, 2, 3, 4];
/** The class of each ASCII character; all others are `elsewhere`. */
const kindOf = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return blank;
  if (/\d/.test(character)) return digit;
  return /[a-z]/.test(character) ? letter : sign;
});

/** The words of a part number, and the whole number as one word without its separators. */
export function wordsOfPartNumber(number: string): readonly string[] {
  const pieces = chunksOf(number).flatMap((chunk) => chunk.pieces);
  return [...new Set([...wordsOf(number), shortened(pieces.join(''))])].filter((word) => word !== '');
}

/** A typed text, word by word; a part number with separators stays together. */
export function chunksOf(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (const raw of plain(text).split(/\s+/)) {
    const chunk = chunkOf(raw);
    if (chunk) chunks.push(chunk);
  }
  return chunks;
}

function chunkOf(raw: string): Chunk | undefined {
  if (/^[a-z0-9]+$/.test(raw) || isFraction(raw)) return { pieces: [shortened(raw)], joined: undefined };
  const pieces = raw
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '')
    .map(shortened);
  if (!pieces.length) return undefined;
  return { pieces, joined: pieces.length > 1 && isOne(raw, pieces) ? shortened(pieces.join('')) : undefined };
}

/** A number, letters with full stops (N.O.S.), or a single letter joined to a word: T-Bird, XK-E. */
const isOne = (raw: string, pieces: readonly string[]): boolean =>
  hasDigit(raw) ||
  pieces.every(({ length }) => length === 1) ||
  (pieces.length === 2 && pieces.some(({ length }) => length === 1));

export interface Chunk {
  readonly pieces: readonly string[];
  readonly joined: string | undefined;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the this to was with you your'.split(' '),
);

const shortened = (word: string): string =>
  word.length > 60 ? word.slice(0, 60).replace(/[\ud800-\udbff]$/, '') : word;
