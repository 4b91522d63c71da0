import { chunksOf, isStopWord } from '../../../../modules/kernel/text/words.rules.js';
import { carVocabulary } from './car-vocabulary.js';

/** A known name in a typed text: the number of its words, and its synonyms, each word by word. */
export interface Named {
  readonly length: number;
  readonly others: readonly (readonly string[])[];
}

/** The longest name that begins at a word: `['hub', 'cap']` is a wheel cover too. A synonym that is part of the
 *  typed name, or contains it, adds nothing and is left out.
 *  source  car-vocabulary.ts */
export function nameAt(words: readonly string[], at: number): Named | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).map(singular);
    const groups = namesBy.get(typed.join(' '));
    if (!groups) continue;
    const others = groups.flat().filter((name) => !isPartOf(name, typed) && !isPartOf(typed, name));
    return { length, others };
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

/** A name of two words as one: people also type "Bel Air" as "belair". */
export function asOneWord(name: string | undefined): string | undefined {
  return name && /^\S{1,12}[ -]\S{1,12}$/.test(name) ? name.replace(/[ -]/, '') : undefined;
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ens|\d)$/.test(word)) return word;
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

/** The names of each group by any of its names. It is a Map, so that a search for "constructor" finds nothing in it. */
const namesBy: ReadonlyMap<string, readonly (readonly (readonly string[])[])[]> = readGroups(carVocabulary);
const longest = Math.max(...[...namesBy.keys()].map((name) => name.split(' ').length));

function readGroups(text: string) {
  const groups = new Map<string, (readonly (readonly string[])[])[]>();
  for (const line of text.split('\n').filter((one) => one.includes('|'))) {
    const names = line.split('|').map((name) => ({
      isSearched: !name.startsWith('~'),
      words: chunksOf(name.replace('~', '')).flatMap(({ pieces }) =>
        pieces.filter((word) => !isStopWord(word)).map(singular),
      ),
    }));
    const searched = names.filter(({ isSearched }) => isSearched).map(({ words }) => words);
    for (const { words } of names) {
      const key = words.join(' ');
      groups.set(key, [...(groups.get(key) ?? []), searched]);
    }
  }
  return groups;
}
