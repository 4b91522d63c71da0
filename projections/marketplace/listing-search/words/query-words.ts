import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { type Closest, closestOf } from './closest.js';
import { correctionsOf, isCorrectable, type Spelling, spellingOf } from './corrections.js';
import { nameAt, numbersOf, spellingsOf, yearsOf } from './synonyms.js';
import { anyOf, type TextQuery } from './text-query.js';
import { joinsOf, maxJoins, type Part, readingsOf } from './typed-parts.js';

/** A typed text, as read: its query, its probable meaning, and what comes closest to it. */
export interface TextRead {
  readonly query: TextQuery;
  readonly spelling: Spelling | null;
  /** Ways to look for it, each for when the one before finds nothing. */
  readonly closest: readonly Closest[];
}

/** Read a typed text. A listing must match every word: itself, its singular or plural, a word that begins
 *  with it (the last word only; a number from four digits on), a word one or two typing errors away, or a synonym. A
 *  number with blanks is also searched without them. Words with digits (part numbers, years) are never corrected.
 *  out     undefined when the text has no word
 *  source  ADR 0007, ADR 0091 */
export async function readText(db: Database, text: string): Promise<TextRead | undefined> {
  const typed = readingsOf(text);
  if (typed.length === 0) return undefined;
  const words = [...new Set(typed.flat().flatMap((part) => (part.asked ? [] : [part.word, ...part.pieces])))];
  const corrections = await correctionsOf(db, words.filter(isCorrectable).slice(0, maxToCorrect));
  const completions = await completionsOf(db, typed.flatMap(lastWordsOf));
  const rightOf = (word: string) =>
    spellingsOf(word, false).length > 0 || completions.get(word)?.length
      ? undefined
      : corrections.get(word)?.right;
  const readings = typed.map((parts) => rightlySpelled(parts, rightOf));
  const searchedFor = new Map(
    [...corrections].map(([word, { right, searched }]) => [right ?? word, searched] as const),
  );
  const known = await knownWords(db, [
    ...readings.flatMap(namesIn),
    ...readings
      .flat()
      .flatMap(({ word, pieces }) => [word, ...pieces].flatMap((one) => spellingsOf(one, true))),
    ...readings.flatMap(joinsOf).map(({ word }) => word),
  ]);
  const listed: Listed = {
    alike: (word, isLast) => [
      ...(searchedFor.get(word) ?? []),
      ...(isLast ? (completions.get(word) ?? []) : []),
    ],
    isKnown: (word) => known.has(word),
    isBeginning: (word) => (completions.get(word)?.length ?? 0) > 0,
  };
  const meant = (word: string) =>
    readings.some((parts) => isNamed(parts, word)) ||
    spellingsOf(word, false).some((one) => known.has(one)) ||
    completions.get(word)?.some((one) => one !== word)
      ? undefined
      : corrections.get(word)?.meant;
  return {
    query: meaningOf(readings, listed),
    spelling: spellingOf(text, meant),
    closest: closestOf(text, readings[0] ?? [], (parts) => unitsOf(parts, listed)),
  };
}

/** Words that the vocabulary corrects, as it writes them: what they are called else follows from that. */
const rightlySpelled = (
  parts: readonly Part[],
  rightOf: (word: string) => string | undefined,
): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    const isAsTyped = part.asked || part.pieces.length > 0 || isNamed(parts, part.word);
    const right = isAsTyped ? undefined : rightOf(part.word);
    return right?.split(' ').map((word) => ({ word, pieces: [], ofNumber: [] })) ?? [part];
  });

/** The words that the end of a text may be the beginning of. */
function lastWordsOf(parts: readonly Part[]): readonly (string | undefined)[] {
  const last = parts.at(-1);
  if (!last || last.asked) return [];
  const joined = joinsOf(parts).flatMap(({ word, to }) => (to === parts.length ? [word] : []));
  return [last.word, last.pieces.at(-1), ...joined];
}

interface Listed {
  /** Other words of listings for a word, such as corrections. */
  alike(word: string, isLast: boolean): readonly string[];
  /** Whether any listing has a word. */
  isKnown(word: string): boolean;
  /** Whether any listing has a word that begins like this. */
  isBeginning(word: string): boolean;
}

/** The alternatives of a text in listings, by each of its readings. Pure. */
export function meaningOf(readings: readonly (readonly Part[])[], listed: Listed): TextQuery {
  const any = readings.flatMap((parts) => [
    meaningOfWords(parts, listed),
    ...joinsOf(parts)
      .filter(({ word, to }) => listed.isKnown(word) || (to === parts.length && listed.isBeginning(word)))
      .slice(0, maxJoins)
      .map(({ from, to, word }) =>
        meaningOfWords(
          [...parts.slice(0, from), { word, pieces: [], ofNumber: [] }, ...parts.slice(to)],
          listed,
        ),
      ),
  ]);
  return anyOf(any);
}

const meaningOfWords = (parts: readonly Part[], listed: Listed): TextQuery => ({
  all: unitsOf(parts, listed),
});

/** What each word or name of a text may be in listings. */
function unitsOf(parts: readonly Part[], { alike, isKnown }: Listed): readonly TextQuery[] {
  const all: TextQuery[] = [];
  for (let at = 0; at < parts.length; ) {
    const named = nameAt(
      parts.map(({ word }) => word),
      at,
    );
    const length = named?.length ?? 1;
    const typed = parts
      .slice(at, at + length)
      .map((part, place) => typedOf(part, at + place === parts.length - 1, length > 1));
    const others = named?.others
      .map((name) =>
        name.map((word) =>
          [...new Set([...numbersOf(word), ...spellingsOf(word, name.length > 1)])].filter(isKnown),
        ),
      )
      .filter((name) => name.every((forms) => forms.length > 0));
    all.push(
      others?.length
        ? { any: [{ all: typed }, ...others.map((name) => ({ all: name.map((any) => ({ any })) }))] }
        : { all: typed },
    );
    at += length;
  }
  return all;

  function typedOf({ word, pieces, asked }: Part, isLast: boolean, isOfName: boolean): TextQuery {
    if (asked) return { any: asked };
    const any = (one: string, isEnd: boolean) => ({
      any: [
        ...new Set([
          ...[...numbersOf(one), ...yearsOf(one), ...alike(one, isEnd)],
          ...spellingsOf(one, isOfName).filter(isKnown),
        ]),
      ],
    });
    if (pieces.length === 0) return any(word, isLast);
    const apart = pieces.map((piece, place) => any(piece, isLast && place === pieces.length - 1));
    return { any: [any(word, isLast), { all: apart }] };
  }
}

/** A word of a known name is spelled as it is meant. */
function isNamed(parts: readonly Part[], word: string): boolean {
  const words = parts.map((part) => part.word);
  return words.some((_, at) => words.slice(at, at + (nameAt(words, at)?.length ?? 0)).includes(word));
}

/** Every word of the synonyms of the typed text. */
function namesIn(parts: readonly Part[]): readonly string[] {
  const words = parts.map(({ word }) => word);
  return words.flatMap(
    (_, at) =>
      nameAt(words, at)
        ?.others.flat()
        .flatMap((word) => [...numbersOf(word), ...spellingsOf(word, true)]) ?? [],
  );
}

async function knownWords(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{
    word: string;
  }>`select word from listing_search.vocabulary where word = any(${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** The maximum matches of a query, by the vocabulary: at most those of its rarest part. */
export async function maxHitsOf(db: Database, query: TextQuery): Promise<number> {
  const { rows } = await sql<{
    word: string;
    listings: number;
  }>`select word, listings from listing_search.vocabulary where word = any(${wordsIn(query)}::text[])`.execute(
    db,
  );
  const listings = new Map(rows.map((row) => [row.word, row.listings]));
  const max = (part: TextQuery): number => {
    if (typeof part === 'string') return listings.get(part) ?? 0;
    if ('any' in part) return part.any.reduce((sum, one) => sum + max(one), 0);
    return Math.min(...part.all.map(max));
  };
  return max(query);
}

/** The words that a query names, as often as it names them. */
export function wordsIn(query: TextQuery): readonly string[] {
  if (typeof query === 'string') return [query];
  return ('any' in query ? query.any : query.all).flatMap(wordsIn);
}

const shortestPrefix = 3;
/** A shorter number is the beginning of very many others: years, casting numbers. */
const shortestNumber = 4;
/** Limits a search to a few thousand look-ups; further words are searched as typed. */
const maxToCorrect = 8;
const maxCompletions = 30;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** The most common words that begin with one of these prefixes. */
async function completionsOf(
  db: Database,
  prefixes: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const completions = new Map<string, readonly string[]>();
  for (const prefix of new Set(prefixes)) {
    if (prefix === undefined || prefix.length < (isNumber(prefix) ? shortestNumber : shortestPrefix))
      continue;
    const { rows } = await sql<{ word: string }>`select word from listing_search.vocabulary
      where word >= ${prefix} and word < ${`${prefix}\u{10ffff}`} order by listings desc, word limit ${maxCompletions}`.execute(
      db,
    );
    completions.set(
      prefix,
      rows.map(({ word }) => word),
    );
  }
  return completions;
}
