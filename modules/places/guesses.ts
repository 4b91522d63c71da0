import { errorsBetween } from '../kernel/text/spelling.rules.js';
import { type Atlas, atlas, type KnownTown, nameOf } from './gazetteer.atlas.js';
import { lettersOf, wordsOfName } from './town-names.js';
import type { Reading, TypedPlace } from './typed-place.js';
import { around, placeOfZip } from './zip-codes.js';

/** The largest towns of a state. */
export const largestIn = (code: string): readonly string[] =>
  atlas()
    .towns.filter(({ state }) => state === code)
    .toSorted(bySize)
    .map(({ area }) => area);

/** The ZIP codes nearest to one that does not exist, with their towns. */
export function nearestZips(zip: string): readonly string[] {
  const { below, above } = around(zip);
  return [below, above].flatMap((one) => (one ? [`${one.place.area} ${one.zip}`] : []));
}

/** The towns with similar names, the most probable first; only those of the state when one is named. */
export function placesLike({ readings, town }: TypedPlace): readonly string[] {
  const anywhere = readings.findIndex(({ state }) => state === undefined);
  const inStates = readings.slice(0, Math.max(0, anywhere)).flatMap(likeIn);
  if (inStates.length) return inStates;
  const words = readings[anywhere]?.words ?? [];
  return [words, town].flatMap((some) => [...zipsLike(some), ...likeIn({ words: some, state: undefined })]);
}

/** The guesses of one reading. */
export function likeIn({ words, state }: Reading): readonly string[] {
  const typed = lettersOf(wordsOfName(words.join(' ')).filter((word) => !/\d/.test(word)));
  if (typed.length < shortest) return [];
  const max = typed.length < 8 ? 1 : 2;
  const alike = among(state ?? typed.charAt(0)).flatMap(({ town, letters, mask }) => {
    if (letters.startsWith(typed)) return [{ town, errors: letters === typed ? 0 : max }];
    if (Math.abs(letters.length - typed.length) > max) return [];
    if (bitsOf(mask ^ maskOf(typed)) > 2 * max) return [];
    const errors = errorsBetween(typed, letters);
    return errors <= max ? [{ town, errors }] : [];
  });
  return alike
    .toSorted((one, other) => one.errors - other.errors || bySize(one.town, other.town))
    .map(({ town }) => town.area);
}

interface Masked {
  readonly town: KnownTown;
  readonly letters: string;
  /** A bit for every letter of its name: most names differ in more letters than typing errors explain. */
  readonly mask: number;
}

const groups = new WeakMap<Atlas, ReadonlyMap<string, readonly Masked[]>>();

/** The towns of a state, or those that begin with a letter. */
function among(stateOrLetter: string): readonly Masked[] {
  const map = groups.get(atlas()) ?? grouped([...new Set(atlas().byName.values())]);
  groups.set(atlas(), map);
  return map.get(stateOrLetter) ?? [];
}

function grouped(towns: readonly KnownTown[]): ReadonlyMap<string, readonly Masked[]> {
  const all = towns.map((town) => {
    const letters = lettersOf(wordsOfName(nameOf(town)));
    return { town, letters, mask: maskOf(letters) };
  });
  return new Map([
    ...Map.groupBy(all, ({ town }) => town.state),
    ...Map.groupBy(all, ({ letters }) => letters.charAt(0)),
  ]);
}

function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) & 31);
  return mask;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A code that lost its first zero in a spreadsheet: "2108". */
function zipsLike(words: readonly string[]): readonly string[] {
  const digits = words.find((word) => /^\d{3,4}$/.test(word));
  const zip = digits?.padStart(5, '0');
  const place = zip === undefined ? undefined : placeOfZip(zip);
  return place ? [`${place.area} ${zip}`] : [];
}

const bySize = (one: KnownTown, other: KnownTown): number => other.zips - one.zips;
const shortest = 3;
