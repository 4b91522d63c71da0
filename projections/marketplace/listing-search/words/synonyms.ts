import { once } from '../../../../modules/vocabulary/cars/tables.rules.js';
import { spellings as misspellings } from '../../../../modules/vocabulary/spelling/spelling.rules.js';
import { carSpellings, carVocabulary } from './car-vocabulary.js';
import { type Group, namesOfThings } from './names-of-things.js';
import { readingsOf } from './typed-parts.js';

/** A known name in a typed text: the number of its words, and its synonyms, each word by word. */
export interface Named {
  readonly length: number;
  readonly others: readonly (readonly string[])[];
}

/** The longest name that begins at a word: `['hub', 'cap']` is a wheel cover too. A synonym that is part of the
 *  typed name, or contains it, adds nothing and is left out.
 *  source  car-vocabulary.ts */
export function nameAt(words: readonly string[], at: number): Named | undefined {
  const { byName, longest } = names();
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).map((word) => usual(word, length > 1));
    const named = byName.get(typed.join(' '));
    if (!named) continue;
    const others = [...named.values()].filter((name) => !isPartOf(name, typed) && !isPartOf(typed, name));
    return { length, others: shortestOf(others).slice(0, mostNames) };
  }
  return undefined;
}

/** A year of two digits in full: '66 is 1966. */
export function yearsOf(word: string): readonly string[] {
  return /^[3-9]\d$/.test(word) ? [`19${word}`] : [];
}

/** A word with its singular or plural: fender and fenders, body and bodies. Words with digits, and very short ones, have none. */
export function numbersOf(word: string): readonly string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word];
  const one = singular(word);
  return [...new Set([word, one, plural(one)])];
}

/** The other spellings of a word, in its singular and plural: headlite is headlight.
 *  in      isNamed: within a name of several words, where a doubtful spelling is clear */
export function spellingsOf(word: string, isNamed: boolean): readonly string[] {
  const group = spelledAs(singular(word), isNamed);
  return group.flatMap((one) => (one.isClear || isNamed ? numbersOf(one.word) : []));
}

/** The usual spelling of a word, in its singular. */
function usual(word: string, isNamed: boolean): string {
  const one = singular(word);
  return spelledAs(one, isNamed)[0]?.word ?? one;
}

/** Alone, a car show is no brake shoe, and a press no pressure. */
function spelledAs(one: string, isNamed: boolean): readonly Written[] {
  const group = spellings.get(one) ?? [];
  return isNamed || group.some(({ word, isMeant }) => isMeant && word === one) ? group : [];
}

/** A name of two words as one: people also type "Bel Air" as "belair". */
export function asOneWord(name: string | undefined): string | undefined {
  return name && /^\S{1,12}[ -]\S{1,12}$/.test(name) ? name.replace(/[ -]/, '') : undefined;
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ens)$|\d/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function plural(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const isPartOf = (name: readonly string[], whole: readonly string[]): boolean =>
  name.every((word) => whole.includes(word));

const alsoClear = new Map(linesOf(carSpellings).map(([usual = '', ...others]) => [usual, others]));

interface Written {
  readonly word: string;
  /** Whether it can be nothing else in a title. */
  readonly isClear: boolean;
  /** Whether who types it alone means the right word. */
  readonly isMeant: boolean;
}

/** Doubtful spellings that are typed for the right word, but found for another: "breaks" for brakes. */
const meantInSearches: ReadonlySet<string> = new Set(['alpha', 'axel', 'break']);

/** The spellings of each word by any of them. */
const spellings: ReadonlyMap<string, readonly Written[]> = new Map(
  misspellings()
    .filter(({ right }) => !right.includes(' '))
    .map(({ right, wrong, doubtful }) => {
      const clear = [right, ...wrong, ...(alsoClear.get(right) ?? [])];
      return [
        ...clear.map((word) => ({ word, isClear: true, isMeant: true })),
        ...doubtful.flatMap((word) =>
          clear.includes(word) ? [] : { word, isClear: false, isMeant: meantInSearches.has(word) },
        ),
      ];
    })
    .flatMap((group) => group.map(({ word }) => [word, group] as const)),
);

/** The names of things, each once, by any of their names. It is a Map, so that a search for "constructor" finds nothing in it. */
const names = once(() => {
  const byName = readGroups([...linesOf(carVocabulary).map(groupOf), ...namesOfThings()]);
  return { byName, longest: Math.max(...[...byName.keys()].map((name) => name.split(' ').length)) };
});

const groupOf = (line: readonly string[]): Group =>
  line.map((name) => ({ name: name.replace('~', ''), isSearched: !name.startsWith('~') }));

/** A thing is searched by so many other names at most. */
const mostNames = 16;

/** Without names that contain another one: what has "rear deck lid" has "deck lid". */
const shortestOf = (names: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  names.filter((name) => !names.some((other) => other.length < name.length && isPartOf(other, name)));

/** Names are read as typed texts are, with their phrases. */
function readGroups(groups: readonly Group[]): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const byName = new Map<string, Map<string, readonly string[]>>();
  for (const group of groups) {
    const read = group.map(({ name, isSearched }) => {
      const words = (readingsOf(name)[0] ?? []).map(({ word }, _at, { length }) => usual(word, length > 1));
      return { words, key: words.join(' '), isSearched };
    });
    const searched = read.filter(({ isSearched, words }) => isSearched && words.length > 0);
    for (const { key } of read) {
      const others = byName.get(key) ?? new Map<string, readonly string[]>();
      for (const one of searched) others.set(one.key, one.words);
      byName.set(key, others);
    }
  }
  return byName;
}

function linesOf(text: string): readonly string[][] {
  return text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|'));
}
