import { sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { correctionsOf, isCorrectable, type Spelling, spellingOf } from './corrections.js';
import { nameAt, numbersOf, yearsOf } from './synonyms.js';
import type { TextQuery } from './text-query.js';
import { chunksOf, isStopWord } from './words.js';

/** The query for a typed text. A listing must match every word: by itself, in its other number, by a word that begins with it (the last one only; a number from four
 *  digits on), by a word one or two typing errors away, or by another name of the thing. Undefined when the text has no word. Words with digits (part numbers, years) are never
 *  corrected.
 *  source  ADR 0007 */
export async function textQueryOf(db: Database, text: string): Promise<TextQuery | undefined> {
  return (await readText(db, text))?.query;
}

/** The same, and how the text was probably meant. */
export async function readText(
  db: Database,
  text: string,
): Promise<{ readonly query: TextQuery; readonly spelling: Spelling | null } | undefined> {
  const parts = partsOf(text);
  const last = parts.at(-1);
  if (!last) return undefined;
  const words = [...new Set(parts.flatMap((part) => [part.word, ...part.pieces]))];
  const corrections = await correctionsOf(db, words.filter(isCorrectable).slice(0, mostToCorrect));
  const completions = await completionsOf(db, [last.word, last.pieces.at(-1)]);
  const known = await knownWords(db, namesIn(parts));
  const query = meaningOf(parts, {
    alike: (word, isLast) => [
      ...(corrections.get(word)?.searched ?? []),
      ...(isLast ? (completions.get(word) ?? []) : []),
    ],
    isKnown: (word) => known.has(word),
  });
  const meant = (word: string) =>
    isNamed(parts, word) || completions.get(word)?.some((one) => one !== word)
      ? undefined
      : corrections.get(word)?.meant;
  return { query, spelling: spellingOf(text, meant) };
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

/** A word of a name that the hobby knows is spelled as it is meant. */
function isNamed(parts: readonly Part[], word: string): boolean {
  const words = parts.map((part) => part.word);
  return words.some((_, at) => words.slice(at, at + (nameAt(words, at)?.length ?? 0)).includes(word));
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

const shortestPrefix = 3;
/** A shorter number begins very many others: years, casting numbers. */
const shortestNumber = 4;
/** Limits a search to a few thousand look-ups; further words are searched as typed. */
const mostToCorrect = 8;
const mostCompletions = 30;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

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
