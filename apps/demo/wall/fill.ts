import type { Chance } from '../chance.js';

/** Fill in a text: `{a|b}` by one of both, `{3-9}` by a number between, `{$40-90}` by a price, `{car}` by the known word.
 *  Choices may hold other braces.
 *  errors  an unknown word, so that no brace stays open */
export function fill(
  text: string,
  chance: Chance,
  known: (word: string) => string | undefined,
  choose: (choices: readonly string[]) => string = (choices) => chance.pick(choices),
): string {
  let filled = text;
  for (let rounds = 0; /\{[^{}]*\}/.test(filled); rounds++) {
    if (rounds === deepest) throw new Error(`Braces without an end: ${text}`);
    filled = filled.replace(/\{([^{}]*)\}/g, (_, inner: string) => wordFor(inner, { chance, known, choose }));
  }
  return polished(filled);
}

const deepest = 8;

function wordFor(
  inner: string,
  {
    chance,
    known,
    choose,
  }: {
    readonly chance: Chance;
    readonly known: (word: string) => string | undefined;
    readonly choose: (choices: readonly string[]) => string;
  },
): string {
  if (inner.includes('|')) return choose(inner.split('|'));
  const [, dollar, from, to] = /^(\$?)([\d,]+)-([\d,]+)$/.exec(inner) ?? [];
  if (from && to) {
    const number = chance.whole(Number(from), Number(to));
    return dollar ? `$${rounded(number).toLocaleString('en-US')}` : String(number);
  }
  if (inner.includes(' ')) return inner; // its choices are made
  const word = known(inner);
  if (word === undefined) throw new Error(`No word for {${inner}}`);
  return word;
}

const rounded = (dollars: number): number => {
  const step = dollars < 30 ? 1 : dollars < 200 ? 5 : dollars < 1_000 ? 10 : 50;
  return Math.round(dollars / step) * step;
};

/** Sentences begin with a capital; "a" becomes "an" where it is spoken so. */
const polished = (text: string): string =>
  text
    .replace(
      /\ba (?=AMC|MG|Austin|Oldsmobile|International|Opel|F-1|F-100|L-1|A100|8\d\b|Impala|El |E-Type)/g,
      'an ',
    )
    .replace(/(^|[.!?] |\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Chooses what was chosen least. */
export const leastUsed =
  (chance: Chance, uses: Map<string, number>) =>
  (choices: readonly string[]): string => {
    const [least = ''] = chance
      .some(choices, choices.length)
      .toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
    uses.set(least, (uses.get(least) ?? 0) + 1);
    return least;
  };

/** The choices of a text, without their braces: each may be said for itself. */
export function choicesOf(text: string): readonly string[] {
  if (!/^\{.*\}$/.test(text)) return [text];
  const choices = [''];
  let depth = 0;
  for (const sign of text.slice(1, -1)) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += sign;
  }
  return choices;
}

/** The choices that fit what was said: "[showroom] Not there, either." only after the word. Without the brackets. */
export const fitting = (choices: readonly string[], said: string): readonly string[] =>
  choices.flatMap((choice) => {
    const [, word, rest] = /^\[([^\]]+)\] (.*)$/s.exec(choice) ?? [];
    if (!word || rest === undefined) return [choice];
    return said.toLowerCase().includes(word) ? [rest] : [];
  });
