import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { errorsBetween } from '../../../../modules/kernel/text/spelling.rules.js';
import { chunksOf } from '../../../../modules/kernel/text/words.rules.js';
import type { ListingPage } from '../../../../modules/marketplace/listing.schemas.js';
import { once } from '../../../../modules/vocabulary/cars/tables.rules.js';
import { carWordList, isCarWord } from '../../../../modules/vocabulary/cars.rules.js';
import { partWords } from '../../../../modules/vocabulary/parts.rules.js';
import { speller } from '../../../../modules/vocabulary/spelling/spelling.rules.js';
import { singular } from '../../../../modules/vocabulary/title-words.rules.js';
import { numbersOf } from './synonyms.js';

/** The probable meaning of a typed text, for the response of a search. */
export type Spelling = NonNullable<ListingPage['spelling']>;

export interface Correction {
  /** Words of listings that are searched for too. */
  readonly searched: readonly string[];
  /** The probably meant word; absent when the typed one is right. */
  readonly meant?: { readonly word: string; readonly isSearched: boolean };
  /** What the vocabulary of parts and cars corrects it to, where no listing has it. */
  readonly right?: string;
}

/** Only such words are corrected: short words have too many neighbours, very long ones none, and a number is meant literally. */
export const isCorrectable = (word: string): boolean =>
  word.length >= shortestToCorrect && word.length <= longestToCorrect && !/\p{N}/u.test(word);

/** Corrections for possibly misspelled words, from the vocabulary of parts and cars and the words of all listings. No word is corrected to two things.
 *  source  ADR 0091 */
export async function correctionsOf(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, Correction>> {
  const corrections = new Map<string, Correction>();
  if (!words.length) return corrections;
  const variants = new Map(words.map((word) => [word, oneErrorAway(word)]));
  const candidates = [...new Set([...words, ...[...variants.values()].flat()])];
  const { rows } = await sql<Known>`select word, listings from listing_search.vocabulary
    where word = any(${candidates}::text[]) order by listings desc, word`.execute(db);
  for (const word of words) {
    const close = new Set(variants.get(word));
    const found = rows.filter((row) => close.has(row.word)).slice(0, maxCorrections);
    const own = rows.find((row) => row.word === word);
    corrections.set(word, own ? known(own, found) : unknown(word, await orTwoErrorsAway(db, word, found)));
  }
  return corrections;
}

/** A typed text with the words that it was searched for instead, else with suggestions; null when it is right. */
export function spellingOf(text: string, meant: (word: string) => Correction['meant']): Spelling | null {
  const tokens = text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [word, ...others] = chunksOf(token).flatMap(({ pieces }) => pieces);
      return { token, meant: word === undefined || others.length ? undefined : meant(word) };
    });
  const isSearched = tokens.some((one) => one.meant?.isSearched);
  if (!tokens.some((one) => one.meant)) return null;
  const words = tokens.map((one) => (one.meant?.isSearched === isSearched ? one.meant.word : one.token));
  return { text: words.join(' '), isSearched };
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

interface Known {
  readonly word: string;
  /** How many listings have it. */
  readonly listings: number;
}

/** A word of listings. A long word is also searched in other spellings; a rare one was perhaps not meant. */
function known(own: Known, found: readonly Known[]): Correction {
  if (own.word.length >= shortestToCorrectThoughKnown)
    return { searched: ofOneThing(own.word, found).map(({ word }) => word) };
  const [best] = found;
  const isRare =
    best && best.listings >= own.listings * timesAsCommon && !numbersOf(own.word).includes(best.word);
  return { searched: [], ...(isRare && { meant: { word: best.word, isSearched: false } }) };
}

/** The correction of a word that no listing has. Its singular or plural is searched too, and is not a mistake. */
function unknown(word: string, found: readonly Known[]): Correction {
  const right = isRight(word) ? word : vocabulary().correct([word]).join(' ');
  if (right !== word) {
    const searched = ofOneThing(right, found).map((one) => one.word);
    return { searched, right, meant: { word: right, isSearched: true } };
  }
  const [best] = found;
  const isMistake = best && !found.some((one) => numbersOf(word).includes(one.word));
  return {
    searched: ofOneThing(isRight(word) ? word : (best?.word ?? word), found).map((one) => one.word),
    ...(isMistake && { meant: { word: best.word, isSearched: true } }),
  };
}

/** The words that name nothing else than a word: other spellings, its singular and plural. */
const ofOneThing = (word: string, found: readonly Known[]): readonly Known[] =>
  found.filter((one) => !isRight(one.word) || numbersOf(word).includes(one.word));

/** Whether parts or cars are called so. */
const isRight = (word: string): boolean => partWords.has(singular(word)) || isCarWord(word);

const vocabulary = once(() => speller([...partWords, ...carWordList()]));

async function orTwoErrorsAway(
  db: Database,
  word: string,
  found: readonly Known[],
): Promise<readonly Known[]> {
  if (found.length || word.length < shortestToCorrectTwice) return found;
  const { rows } = await sql<Known>`select word, listings from listing_search.vocabulary
    where word % ${word} and word !~ '[0-9]' order by similarity(word, ${word}) desc, listings desc, word limit 50`.execute(
    db,
  );
  return rows.filter((row) => errorsBetween(word, row.word) <= 2).slice(0, maxCorrections);
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const shortestToCorrect = 4;
const shortestToCorrectThoughKnown = 7;
const shortestToCorrectTwice = 8;
const longestToCorrect = 20;
const maxCorrections = 20;
const timesAsCommon = 10;
