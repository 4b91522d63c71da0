import { errorsBetween } from '../../kernel/text/spelling.rules.js';
import { commonWords } from './common-words.js';
import { misspellings } from './misspellings.js';

/** A right word. Words of one group mean one thing: a wrong word that is equally close to two of them can be corrected. */
export interface LexiconWord {
  readonly word: string;
  readonly group?: string;
}

/** A line of the list of misspellings. */
export interface Spelling {
  readonly right: string;
  readonly wrong: readonly string[];
  /** Wrong only next to one of `beside`. */
  readonly doubtful: readonly string[];
  readonly beside: readonly string[];
}

export interface Speller {
  /** The same words, the misspelt ones corrected; the plural of a misspelt word becomes the right singular. Lower case, without accents.
   *  One word may become two: "belair" is "bel air". */
  correct(words: readonly string[]): readonly string[];
  /** The same with one entry for each word: "belair" becomes the one entry "bel air". */
  correctEach(words: readonly string[]): readonly string[];
}

/** Correct words against a vocabulary: by the list of misspellings, by typing errors, by sound; none that could be two things.
 *  units  most words are right and cost one look-up; a misspelt one is searched for once and remembered
 *  source  modules/vocabulary/README, Spelling */
export function speller(lexicon: Iterable<string | LexiconWord>): Speller {
  const groups = groupsOf(lexicon);
  const known = knownWords(groups.keys());
  let nearest: ReturnType<typeof search> | undefined; // an index that only misspelt words need
  const remembered = new Map<string, string>();

  const guess = (word: string): string => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    nearest ??= search(groups);
    const corrected = listed(word, known) ?? nearest(word) ?? word;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, corrected);
    return corrected;
  };
  const corrected = (words: readonly string[], at: number, word: string): string => {
    const found = known.get(word);
    if (found === undefined) return isCorrectable(word) ? guess(word) : word;
    if (typeof found === 'string') return found;
    const isClear = found.beside.has(words[at - 1] ?? '') || found.beside.has(words[at + 1] ?? '');
    return isClear ? found.right : word;
  };
  const correctEach = (words: readonly string[]): readonly string[] => {
    let changed: string[] | undefined;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? '';
      const right = corrected(words, at, word);
      if (right !== word) changed ??= words.slice(0, at);
      changed?.push(right);
    }
    return changed ?? words;
  };
  return {
    correctEach,
    correct(words) {
      const each = correctEach(words);
      return each === words ? words : each.flatMap((word) => word.split(' '));
    },
  };
}

/** The lines of the list of misspellings. */
export function spellings(): readonly Spelling[] {
  const lines: Spelling[] = [];
  for (const line of misspellings.split('\n')) {
    const [right = '', others] = line.split(': ');
    if (others === undefined || line.startsWith('#')) continue;
    const last = lines.at(-1);
    if (right.trim() === 'beside' && last) lines[lines.length - 1] = { ...last, beside: others.split(' ') };
    else {
      const names = others.split(', ');
      const doubtful = names.filter((name) => name.startsWith('~')).map((name) => name.slice(1));
      lines.push({ right, wrong: names.filter((name) => !name.startsWith('~')), doubtful, beside: [] });
    }
  }
  return lines;
}

const mostRemembered = 20_000;
const isCorrectable = (word: string) => word.length > 3 && /^[a-z]+$/.test(word);

/** A word that is wrong only beside others. */
interface Doubt {
  readonly right: string;
  readonly beside: ReadonlySet<string>;
}

/** What each known word becomes: itself, the right word, or what its neighbours decide. */
function knownWords(lexicon: Iterable<string>): ReadonlyMap<string, string | Doubt> {
  const known = new Map<string, string | Doubt>();
  const lines = spellings();
  for (const word of [...common(), ...lines.map(({ right }) => right)])
    for (const form of [word, ...pluralsOf(word)]) known.set(form, form);
  for (const { right, wrong } of lines) for (const word of wrong) known.set(word, right);
  for (const word of lexicon) {
    for (const form of [word, ...pluralsOf(word)]) known.set(form, form);
    for (const single of singularsOf(word)) if (!known.has(single)) known.set(single, single);
  }
  for (const { right, doubtful, beside: singulars } of lines) {
    const beside = new Set(singulars.flatMap((word) => [word, ...pluralsOf(word)]));
    for (const word of doubtful)
      for (const form of [word, ...pluralsOf(word)]) known.set(form, { right, beside });
  }
  return known;
}

const common = () => commonWords.split('\n').flatMap((line) => (line.startsWith('#') ? [] : line.split(' ')));

/** The right word for the plural of a listed one: "hindges". */
function listed(word: string, known: ReadonlyMap<string, string | Doubt>): string | undefined {
  for (const single of singularsOf(word)) {
    const right = known.get(single);
    if (typeof right === 'string' && right !== single) return right;
  }
  return undefined;
}

/** The groups of each word; a word without one is its own. */
function groupsOf(lexicon: Iterable<string | LexiconWord>): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const entry of lexicon) {
    const { word, group } = typeof entry === 'string' ? { word: entry, group: undefined } : entry;
    const of = groups.get(word) ?? new Set();
    groups.set(word, of.add(group ?? singularsOf(word)[0] ?? word));
  }
  return groups;
}

/** Find the one word of the lexicon that was meant. Words are indexed by what is left of their beginning when characters are left out, so that only
 *  close ones are compared (the method of SymSpell), and by their sound. */
function search(groups: ReadonlyMap<string, ReadonlySet<string>>) {
  const byRest = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const word of groups.keys()) {
    if (!isCorrectable(word)) continue;
    for (const rest of restsOf(word, word.length > 6 ? 2 : 1)) push(byRest, rest, word);
    push(bySound, soundOf(word), word);
  }
  const only = (found: readonly string[]) => (isOneThing(found, groups) ? found[0] : undefined);
  return (word: string): string | undefined => {
    for (const single of [word, ...singularsOf(word)]) {
      const typed = closest(
        single,
        [...restsOf(single, reach(single))].flatMap((rest) => byRest.get(rest) ?? []),
        reach(single),
      );
      if (typed.length > 0) return only(typed);
      const heard = closest(
        single,
        bySound.get(soundOf(single)) ?? [],
        Math.floor(withoutEnding(single).length / 3),
      );
      if (heard.length > 0) return only(heard);
    }
    return undefined;
  };
}

/** How many typing errors a word may have; the usual endings are typed right. */
const reach = (word: string) => (withoutEnding(word).length > 7 ? 2 : 1);
const withoutEnding = (word: string) => word.replace(/(?:ing|ed|ions?)$/, '');
const beginning = 7;

/** The beginning of a word without up to `most` of its characters. */
function restsOf(word: string, most: number): ReadonlySet<string> {
  const rests = new Set([word.slice(0, beginning)]);
  let last = [...rests];
  for (let count = 0; count < most; count++) {
    last = last.flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1)));
    for (const rest of last) rests.add(rest);
  }
  return rests;
}

/** The words with the fewest typing errors, at most `most`. */
function closest(word: string, candidates: readonly string[], most: number): readonly string[] {
  let least = most;
  const found = new Map<string, number>();
  for (const candidate of candidates) {
    if (found.has(candidate) || !isPlausible(word, candidate)) continue;
    const errors = errorsBetween(word, candidate);
    found.set(candidate, errors);
    least = Math.min(least, errors);
  }
  return [...found].filter(([, errors]) => errors === least).map(([candidate]) => candidate);
}

/** Whether a word may be a misspelling of another, and not a word of its own: people seldom mistype the first letter, and with another consonant it
 *  is mostly another word ("reader", "reamer"); so is one with an ending or a syllable before it ("relined", "incomplete"). */
function isPlausible(word: string, candidate: string): boolean {
  if (word.length < 5 || Math.abs(word.length - candidate.length) > 3) return false;
  if (word.endsWith(candidate) || isOtherForm(word, candidate)) return false;
  const sound = soundOf(word);
  const other = soundOf(candidate);
  if (/^[aeiouy]/.test(word) ? word[0] !== candidate[0] : sound[0] !== other[0]) return false;
  if (lettersOf(word) === lettersOf(candidate)) return true;
  if (word.length === 5 && candidate.length === 5) return false;
  return sound === other || haveOneSkeleton(word, candidate) || haveOneSkeleton(sound, other);
}

/** Whether two words have the same consonants, or one of them has one more. */
function haveOneSkeleton(a: string, b: string): boolean {
  const one = consonantsOf(a);
  const other = consonantsOf(b);
  return one === other || (one.length !== other.length && errorsBetween(one, other) === 1);
}

/** "finished" is no "finisher" and "challenge" no "challenger", but "distributer" is a distributor. */
function isOtherForm(word: string, candidate: string): boolean {
  const [, stem = word, ending = ''] = endings.exec(word) ?? [];
  if (!candidate.startsWith(stem)) return false;
  const other = candidate.slice(stem.length);
  return endings.test(`any${other}`) && !(ending === 'er' && /^[ao]r$/.test(other));
}

const endings = /^(.{3,}?)(|e|e?s|e?d|[eo]rs?|ings?|ions?|ive|r?y|ly|ally?|able|ent?|ance)$/;
const lettersOf = (word: string) => [...word].sort().join('');
const consonantsOf = (text: string) => text.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Whether words mean one thing: singular and plural of a word, or names of one group. */
function isOneThing(words: readonly string[], groups: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [first = '', ...others] = words;
  return [...(groups.get(first) ?? [])].some((group) => others.every((word) => groups.get(word)?.has(group)));
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/tch|ch/g, 'C'],
  [/sch/g, 'sk'],
  [/(?:s|t|c)i(?=on|an|ou)|sh/g, 'S'],
  [/dge?|g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/[aeiouyw]*e$/, ''],
  [/[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, roughly as by Metaphone, but with a mark for each vowel: words for parts are too many for consonants alone ("color", "cooler"). */
function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
}

function pluralsOf(word: string): readonly string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word}s`, `${word.slice(0, -1)}ies`] : [`${word}s`];
}

/** What a word is the plural of, when it is one. */
function singularsOf(word: string): readonly string[] {
  if (!/[^s]s$/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  return /(?:x|ch|sh|s)es$/.test(word) ? [word.slice(0, -2), word.slice(0, -1)] : [word.slice(0, -1)];
}

function push(index: Map<string, string[]>, key: string, word: string): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}
