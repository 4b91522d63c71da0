import { carNames, isCarWord } from '../../../../modules/vocabulary/cars.rules.js';
import { enginesIn } from '../../../../modules/vocabulary/engines.rules.js';
import { generalProperties, kinds, partNames } from '../../../../modules/vocabulary/parts.rules.js';
import type { Kind, PartName } from '../../../../modules/vocabulary/read-parts.rules.js';

/** Names of one thing. A weak one is understood, but not searched for. */
export type Group = readonly { readonly name: string; readonly isSearched: boolean }[];

/** The names of parts and cars of which each may be searched for another. A name that says more than the first of its kind is none of them:
 *  a search for "muncie" must not find every transmission, nor one for "kidney grille" every grille.
 *  source  ADR 0091 */
export const namesOfThings = (): readonly Group[] =>
  [
    ...kinds.map(groupOf),
    ...carNames().map((names) => names.map((name) => ({ name, isSearched: true }))),
  ].filter(({ length }) => length > 1);

function groupOf(kind: Kind): Group {
  const [first, ...others] = kind.names.slice(0, usualNames);
  if (!first) return [];
  const names = [first, ...others];
  return [first, ...others.filter((one) => !saysMore(one, names, kind))];
}

/** The names that people use most are the first of a line; further ones are mostly of one maker or one sort. */
const usualNames = 10;

function saysMore({ words, isSearched }: PartName, names: readonly PartName[], kind: Kind): boolean {
  if (!isSearched && !isNoun(words, kind)) return true;
  const [first] = names;
  if (words.some((word, at) => !first?.words.includes(word) && isNarrower(words, at, kind))) return true;
  return names.some((other) => other.words.length < words.length && isWithin(other, words));
}

/** Of the weak names: a "damper" is a harmonic damper, or a shock absorber; a "muncie" is not just any transmission, and a hood no soft top. */
function isNoun([word, ...more]: readonly string[], { names }: Kind): boolean {
  if (word === undefined || more.length > 0 || isStrong(word)) return false;
  return names.some(({ name, isSearched }) => isSearched && name.endsWith(` ${word}`));
}

/** A make, a model, an engine, or a property in which parts of the kind differ. */
function isNarrower(words: readonly string[], at: number, kind: Kind): boolean {
  const word = words[at] ?? '';
  return (
    /\d/.test(word) ||
    isCarWord(word) ||
    generalProperties.longestAt(words, at) !== undefined ||
    kind.properties?.longestAt(words, at) !== undefined ||
    enginesIn([word], []).cylinders.size > 0
  );
}

/** "crate motor" is a motor, "gas tank cap" a gas tank cap; but a "deck lid" is no deck. */
const isWithin = ({ words: inner, isSearched }: PartName, words: readonly string[]): boolean =>
  isSearched
    ? inner.every((word) => words.includes(word))
    : inner.every((word, at) => words[words.length - inner.length + at] === word);

const isStrong = (word: string): boolean =>
  partNames.longestBefore([word], 1)?.values.some(({ isPiece, isWeak }) => !isPiece && !isWeak) ?? false;
