import { sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { alsoMeant } from './synonyms.js';
import type { TextQuery } from './text-query.js';
import { chunksOf, isStopWord } from './words.js';

/** What a person meant by a search: every word must be met, by itself, by a word that begins with it (the last one) or by one that is nearly
 *  the same, or by what the hobby also calls it. Undefined when the text holds no word. Words with digits (part numbers, years) are never
 *  bent. */
export async function wordsAsked(db: Database, text: string): Promise<TextQuery | undefined> {
  const chunks = chunksOf(text).flatMap(({ pieces, joined }) => {
    const meant = pieces.filter((piece) => !isStopWord(piece));
    return meant.length ? [{ pieces: meant, joined }] : [];
  });
  const last = chunks.at(-1);
  if (!last) return undefined;
  const typed = new Set(chunks.flatMap(({ pieces }) => pieces));
  const near = await nearWords(db, [...typed].filter(bendable).slice(0, mostToBend));
  const begun = await wordsThatBegin(db, [last.pieces.at(-1), last.joined]);
  const meant = (word: string, isLast: boolean): TextQuery => ({
    any: [
      ...new Set([
        word,
        ...alsoMeant(word),
        ...(near.get(word) ?? []),
        ...(isLast ? (begun.get(word) ?? []) : []),
      ]),
    ],
  });
  return {
    all: chunks.map(({ pieces, joined }, at) => {
      const isLast = at === chunks.length - 1;
      const apart = {
        all: pieces.map((piece, place) => meant(piece, isLast && place === pieces.length - 1)),
      };
      return joined ? { any: [meant(joined, isLast), apart] } : apart;
    }),
  };
}

/** One typing error away: a letter left out, doubled or added, another letter, or two swapped. */
export function oneErrorAway(word: string): readonly string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    variants.add(before + after.slice(1));
    if (after.length > 1) variants.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const email of emails) {
      variants.add(before + email + after.slice(1));
      variants.add(before + email + after);
    }
  }
  variants.delete(word);
  return [...variants];
}

/** Typing errors between two words (letters added, left out, changed; neighbours swapped count once). */
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

const emails = 'abcdefghijklmnopqrstuvwxyz';
const shortestToBend = 4;
const shortestToBendThoughKnown = 7;
const shortestToBendTwice = 8;
const shortestToBegin = 3;
/** So that no search costs more than a few thousand look-ups: the words beyond are taken as they were typed. */
const mostToBend = 8;
const longestToBend = 20;
const mostNear = 20;
const mostBegun = 30;

const bendable = (word: string): boolean =>
  word.length >= shortestToBend && word.length <= longestToBend && !/\p{N}/u.test(word);

/** Words of the vocabulary that may have been meant, beside the word itself. */
async function nearWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const near = new Map<string, readonly string[]>();
  if (!words.length) return near;
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
    const found = known.filter((one) => close.has(one)).slice(0, mostNear);
    if (known.includes(word)) near.set(word, word.length >= shortestToBendThoughKnown ? found : []);
    else if (found.length || word.length < shortestToBendTwice) near.set(word, found);
    else near.set(word, await twoErrorsAway(db, word));
  }
  return near;
}

async function twoErrorsAway(db: Database, word: string): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`select word from listing_search.vocabulary
    where word % ${word} and word !~ '[0-9]' order by similarity(word, ${word}) desc, listings desc, word limit 50`.execute(
    db,
  );
  return rows
    .map((row) => row.word)
    .filter((one) => errorsBetween(word, one) <= 2)
    .slice(0, mostNear);
}

/** The commonest words that begin so. */
async function wordsThatBegin(
  db: Database,
  beginnings: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const begun = new Map<string, readonly string[]>();
  for (const beginning of beginnings) {
    if (beginning === undefined || beginning.length < shortestToBegin) continue;
    const { rows } = await sql<{ word: string }>`select word from listing_search.vocabulary
      where word >= ${beginning} and word < ${`${beginning}\u{10ffff}`} order by listings desc, word limit ${mostBegun}`.execute(
      db,
    );
    begun.set(
      beginning,
      rows.map(({ word }) => word),
    );
  }
  return begun;
}
