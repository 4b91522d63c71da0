import { sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { nameAt, numbersOf, yearsOf } from './synonyms.js';
import type { TextQuery } from './text-query.js';
import { chunksOf, isStopWord } from './words.js';

/** The query for a typed text. A listing must match every word: by itself, in its other number, by a word that begins with it (the last one only; a number from four
 *  digits on), by a word one or two typing errors away, or by another name of the thing. Undefined when the text has no word. Words with digits (part numbers, years) are never
 *  corrected.
 *  source  ADR 0007 */
export async function textQueryOf(db: Database, text: string): Promise<TextQuery | undefined> {
  const parts = partsOf(text);
  const last = parts.at(-1);
  if (!last) return undefined;
  const words = [...new Set(parts.flatMap((part) => [part.word, ...part.pieces]))];
  const corrections = await correctionsOf(db, words.filter(isCorrectable).slice(0, mostToCorrect));
  const completions = await completionsOf(db, [last.word, last.pieces.at(-1)]);
  const known = await knownWords(db, namesIn(parts));
  return meaningOf(parts, {
    alike: (word, isLast) => [
      ...(corrections.get(word) ?? []),
      ...(isLast ? (completions.get(word) ?? []) : []),
    ],
    isKnown: (word) => known.has(word),
  });
}

/** A typed word; a number with separators is one word and its pieces. */
interface Part {
  readonly word: string;
  readonly pieces: readonly string[];
}

export function partsOf(text: string): readonly Part[] {
  return chunksOf(text).flatMap(({ pieces, joined }): readonly Part[] => {
    const searched = pieces.filter((piece) => !isStopWord(piece));
    if (joined !== undefined && searched.length > 0) return [{ word: joined, pieces: searched }];
    return searched.map((word) => ({ word, pieces: [] }));
  });
}

/** What listings say for these words. Pure.
 *  in  alike: other words of listings for a word, such as corrections; isKnown: whether any listing has a word */
export function meaningOf(
  parts: readonly Part[],
  {
    alike,
    isKnown,
  }: { alike(word: string, isLast: boolean): readonly string[]; isKnown(word: string): boolean },
): TextQuery {
  const all: TextQuery[] = [];
  for (let at = 0; at < parts.length; ) {
    const named = nameAt(
      parts.map(({ word }) => word),
      at,
    );
    const length = named?.length ?? 1;
    const typed = parts
      .slice(at, at + length)
      .map((part, place) => typedOf(part, at + place === parts.length - 1));
    const others = named?.others
      .map((name) => name.map((word) => numbersOf(word).filter(isKnown)))
      .filter((name) => name.every((forms) => forms.length > 0));
    all.push(
      others?.length
        ? { any: [{ all: typed }, ...others.map((name) => ({ all: name.map((any) => ({ any })) }))] }
        : { all: typed },
    );
    at += length;
  }
  return { all };

  function typedOf({ word, pieces }: Part, isLast: boolean): TextQuery {
    const any = (one: string, isEnd: boolean) => ({
      any: [...new Set([...numbersOf(one), ...yearsOf(one), ...alike(one, isEnd)])],
    });
    if (pieces.length === 0) return any(word, isLast);
    const apart = pieces.map((piece, place) => any(piece, isLast && place === pieces.length - 1));
    return { any: [any(word, isLast), { all: apart }] };
  }
}

/** Every word of the other names of what is typed. */
function namesIn(parts: readonly Part[]): readonly string[] {
  const words = parts.map(({ word }) => word);
  return words.flatMap((_, at) => nameAt(words, at)?.others.flat().flatMap(numbersOf) ?? []);
}

async function knownWords(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{
    word: string;
  }>`select word from listing_search.vocabulary where word = any(${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** The most listings that a query can match, by the vocabulary: no more than its rarest part. */
export async function mostHitsOf(db: Database, query: TextQuery): Promise<number> {
  const { rows } = await sql<{
    word: string;
    listings: number;
  }>`select word, listings from listing_search.vocabulary where word = any(${wordsIn(query)}::text[])`.execute(
    db,
  );
  const listings = new Map(rows.map((row) => [row.word, row.listings]));
  const most = (part: TextQuery): number => {
    if (typeof part === 'string') return listings.get(part) ?? 0;
    if ('any' in part) return part.any.reduce((sum, one) => sum + most(one), 0);
    return Math.min(...part.all.map(most));
  };
  return most(query);
}

function wordsIn(query: TextQuery): readonly string[] {
  if (typeof query === 'string') return [query];
  return ('any' in query ? query.any : query.all).flatMap(wordsIn);
}

/** All words one typing error away: a character left out, added or replaced, or two swapped. */
export function oneErrorAway(word: string): readonly string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    variants.add(before + after.slice(1));
    if (after.length > 1) variants.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const character of alphabet) {
      variants.add(before + character + after.slice(1));
      variants.add(before + character + after);
    }
  }
  variants.delete(word);
  return [...variants];
}

/** The number of typing errors between two words (characters added, left out or replaced; two swapped neighbours count once). */
export function errorsBetween(a: string, b: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (back[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoBack[j - 2] ?? 0) + 1);
      row.push(least);
    }
    twoBack = back;
    back = row;
  }
  return back[b.length] ?? 0;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const shortestToCorrect = 4;
const shortestToCorrectThoughKnown = 7;
const shortestToCorrectTwice = 8;
const shortestPrefix = 3;
/** A shorter number begins very many others: years, casting numbers. */
const shortestNumber = 4;
/** Limits a search to a few thousand look-ups; further words are searched as typed. */
const mostToCorrect = 8;
const longestToCorrect = 20;
const mostCorrections = 20;
const mostCompletions = 30;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

const isCorrectable = (word: string): boolean =>
  word.length >= shortestToCorrect && word.length <= longestToCorrect && !/\p{N}/u.test(word);

/** Words of the vocabulary that may be the intended ones, besides the word itself. */
async function correctionsOf(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const corrections = new Map<string, readonly string[]>();
  if (!words.length) return corrections;
  const variants = new Map(words.map((word) => [word, oneErrorAway(word)]));
  const candidates = [...new Set([...words, ...[...variants.values()].flat()])];
  const { rows } = await sql<{
    word: string;
  }>`select word from listing_search.vocabulary where word = any(${candidates}::text[]) order by listings desc, word`.execute(
    db,
  );
  const known = rows.map(({ word }) => word);
  for (const word of words) {
    const close = new Set(variants.get(word));
    const found = known.filter((one) => close.has(one)).slice(0, mostCorrections);
    if (known.includes(word)) corrections.set(word, word.length >= shortestToCorrectThoughKnown ? found : []);
    else if (found.length || word.length < shortestToCorrectTwice) corrections.set(word, found);
    else corrections.set(word, await twoErrorsAway(db, word));
  }
  return corrections;
}

async function twoErrorsAway(db: Database, word: string): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`select word from listing_search.vocabulary
    where word % ${word} and word !~ '[0-9]' order by similarity(word, ${word}) desc, listings desc, word limit 50`.execute(
    db,
  );
  return rows
    .map((row) => row.word)
    .filter((one) => errorsBetween(word, one) <= 2)
    .slice(0, mostCorrections);
}

/** The most common words that begin with one of these prefixes. */
async function completionsOf(
  db: Database,
  prefixes: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const completions = new Map<string, readonly string[]>();
  for (const prefix of prefixes) {
    if (prefix === undefined || prefix.length < (isNumber(prefix) ? shortestNumber : shortestPrefix))
      continue;
    const { rows } = await sql<{ word: string }>`select word from listing_search.vocabulary
      where word >= ${prefix} and word < ${`${prefix}\u{10ffff}`} order by listings desc, word limit ${mostCompletions}`.execute(
      db,
    );
    completions.set(
      prefix,
      rows.map(({ word }) => word),
    );
  }
  return completions;
}
