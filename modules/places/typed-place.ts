import { plain } from '../kernel/text/plain.rules.js';
import { stateOf } from './gazetteer.states.js';
import { plainWords } from './town-names.js';

/** A possible reading of a typed place. */
export interface TypedPlace {
  /** Five digits. */
  readonly zip: string | undefined;
  /** The readings of its words, the most probable first. */
  readonly readings: readonly Reading[];
  /** The words of the town when the words after them have no meaning. */
  readonly town: readonly string[];
  readonly military: 'APO' | 'FPO' | 'DPO' | undefined;
}

/** The words of a town; none when only a state is named. */
export interface Reading {
  readonly words: readonly string[];
  /** Two letters. */
  readonly state: string | undefined;
}

/** Reads a ZIP code, a town, or both, in any order and with a country behind: "Janesville, WI 53545-1234, USA", "Wisconsin, Janesville". */
export function readPlace(text: string): TypedPlace {
  const zips = [...plain(text).matchAll(/(?<![\da-z])(\d{5})(?:[-\s]*(\d{4}))?(?![\da-z])/g)];
  const found = zips.at(-1);
  const rest = found
    ? `${plain(text).slice(0, found.index)},${plain(text).slice(found.index + found[0].length)}`
    : plain(text);
  const parts = partsOf(rest);
  const named = withoutNumbers(parts);
  const military = parts.flat().find((word) => /^(apo|fpo|dpo)$/.test(word));
  return {
    zip: found?.[1],
    readings: named === parts ? readingsOf(parts) : [...readingsOf(parts), ...readingsOf(named)],
    town: (named.length > 1 ? named[0] : named[0]?.slice(0, -1)) ?? [],
    military: military?.toUpperCase() as TypedPlace['military'],
  };
}

/** A street number, or a ZIP code that lost a digit, is ignored beside a town. */
function withoutNumbers(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const words = parts
    .map((part) => part.filter((word) => !/\d/.test(word)))
    .filter(({ length }) => length > 0);
  return words.length && words.flat().length < parts.flat().length ? words : parts;
}

/** The words between commas, without those that name the country. */
function partsOf(text: string): readonly (readonly string[])[] {
  const parts = text
    .split(/[,;\n]/)
    .map(plainWords)
    .filter(({ length }) => length > 0);
  const last = parts.at(-1) ?? [];
  for (let count = Math.min(4, last.length); count > 0; count--) {
    if (!countries.has(last.slice(-count).join(''))) continue;
    const left = last.slice(0, -count);
    return [...parts.slice(0, -1), ...(left.length ? [left] : [])];
  }
  return parts;
}

const countries: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'unitedstates',
  'unitedstatesofamerica',
  'america',
]);

function readingsOf(parts: readonly (readonly string[])[]): readonly Reading[] {
  const readings: Reading[] = [];
  const add = (words: readonly string[] | undefined, state: string | undefined) => {
    if (words) readings.push({ words, state });
  };
  const all = parts.flat();
  if (all.length === 0) return [];
  const counts = [4, 3, 2, 1].filter((count) => count < all.length); // words of a state's name, the longest first
  const [last, first] = [stateOf(parts.at(-1) ?? []), stateOf(parts[0] ?? [])];
  if (parts.length > 1 && last) {
    const before = parts.slice(0, -1);
    add(before.flat(), last);
    if (before.length > 1) for (const part of [before[0], before.at(-1)]) add(part, last); // a county behind it, or a street before
  }
  if (parts.length > 1 && first) add(parts.slice(1).flat(), first);
  for (const count of counts)
    if (stateOf(all.slice(-count))) add(all.slice(0, -count), stateOf(all.slice(-count)));
  add(all, undefined);
  if (stateOf(all)) add([], stateOf(all));
  for (const count of counts)
    if (stateOf(all.slice(0, count))) add(all.slice(count), stateOf(all.slice(0, count)));
  return readings;
}
