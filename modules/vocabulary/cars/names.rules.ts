/** Names of one or several words, found in a list of words. Made once; a look at a word that
 *  begins no name is one look into a map. Pure. */
export interface Names<T> {
  /** What the longest name that begins at a word means, and where it ends; undefined when none begins there. */
  readonly longestAt: (words: readonly string[], at: number) => Found<T> | undefined;
  /** The words with which names begin, without the "s" of plurals. */
  readonly beginnings: () => Iterable<string>;
}

export interface Found<T> {
  readonly meanings: readonly T[];
  /** After the last word of the name. */
  readonly to: number;
}

/** Blanks matter little: "tri five" is also "trifive", and "c10" is "c 10". A name may be given several times, with other meanings. */
export function namesFrom<T>(named: Iterable<readonly [name: string, meanings: readonly T[]]>): Names<T> {
  const root = newStep<T>();
  for (const [name, meanings] of named)
    for (const spelling of spellingsOf(name)) {
      let step = root;
      for (const word of spelling) step = stepAfter(step, word);
      for (const meaning of meanings) if (!step.meanings.includes(meaning)) step.meanings.push(meaning);
    }
  return {
    longestAt: (words, at) => longest(root, words, at),
    beginnings: () => root.next?.keys() ?? [],
  };
}

/** A word without the "s" of a plural. Both sides are compared so, also "Mercedes". */
export function stem(word: string): string {
  const last = word.length - 1;
  if (last < 3 || word.charCodeAt(last) !== s || noPlurals.has(word)) return word;
  const before = word.charCodeAt(last - 1);
  if (before === s || before === i || before === u) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, last);
}

/** Without their "s" they would be other words. */
const noPlurals: ReadonlySet<string> = new Set(['olds', 'rolls', 'series']);

interface Step<T> {
  next: Map<string, Step<T>> | undefined;
  readonly meanings: T[];
}

const newStep = <T>(): Step<T> => ({ next: undefined, meanings: [] });

function stepAfter<T>(step: Step<T>, word: string): Step<T> {
  step.next ??= new Map();
  const known = step.next.get(word);
  if (known) return known;
  const next = newStep<T>();
  step.next.set(word, next);
  return next;
}

function longest<T>(root: Step<T>, words: readonly string[], at: number): Found<T> | undefined {
  let step: Step<T> | undefined = root;
  let found: Found<T> | undefined;
  for (let to = at; to < words.length; to++) {
    step = step.next?.get(stem(words[to] ?? ''));
    if (!step) break;
    if (step.meanings.length > 0) found = { meanings: step.meanings, to: to + 1 };
  }
  return found;
}

/** A name as its words; also with two neighbours joined, with all joined, and with letters and digits apart: "c10" is also "c", "10". */
function spellingsOf(name: string): readonly (readonly string[])[] {
  if (isOneWord.test(name)) return [[stem(name)]];
  const written = name.split(' ');
  const apart = written.flatMap((word) => lettersAndDigits.exec(word)?.slice(1) ?? [word]);
  const found: string[][] = [];
  for (const words of apart.length > written.length ? [written, apart] : [written]) {
    found.push(words.map(stem));
    for (let at = 1; at < words.length; at++)
      found.push(
        [...words.slice(0, at - 1), `${words[at - 1]}${words[at]}`, ...words.slice(at + 1)].map(stem),
      );
    if (words.length > 2) found.push([stem(words.join(''))]);
  }
  return found;
}

const isOneWord = /^[a-z]+$/;
const lettersAndDigits = /^(?:(?=[a-z]+\d+$)|(?=\d+[a-z]+$))([a-z]+|\d+)([a-z]+|\d+)$/;

const [i, s, u] = [105, 115, 117];
