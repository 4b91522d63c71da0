import { plain } from '../../../../modules/kernel/text/plain.rules.js';
import { isAskingOrFilling } from '../../../../modules/vocabulary/asking-words.rules.js';
import { makesIn, modelsIn, nicknamedIn } from '../../../../modules/vocabulary/cars.rules.js';
import { readTitle } from '../../../../modules/vocabulary/title.rules.js';
import { titleWords } from '../../../../modules/vocabulary/title-words.rules.js';
import { wordFor } from '../rows/fits.js';
import { ofNoKind, partKindWord } from '../rows/part-kind-words.js';
import type { TextQuery } from './text-query.js';
import type { Part } from './typed-parts.js';

/** What comes closest to a text of which no listing has all words. */
export interface Closest {
  /** What a listing must have, and the same with ever more, for things of which there are very many. */
  readonly required: readonly TextQuery[];
  /** What brings a listing nearer to the text. */
  readonly wished: readonly Wish[];
}

export interface Wish {
  readonly query: TextQuery;
  readonly weight: number;
}

/** Read a text as the vocabulary does: what is of its kind of part comes close to it, first what is for its car, then what has most of its words.
 *  Words that ask ("WTB"), that praise, and prices are not asked for.
 *  in   unitsOf: what words may be in listings
 *  out  ways to look, each for when the one before finds nothing: by the kind of part; by the car and by the words, but not what is of another kind; none for a short text
 *  source  ADR 0091 */
export function closestOf(
  text: string,
  parts: readonly Part[],
  unitsOf: (parts: readonly Part[]) => readonly TextQuery[],
): readonly Closest[] {
  if (parts.length < leastWords) return [];
  const isAsked = askedIn(text);
  const said = parts.filter(({ word }) => isAsked(word));
  const asked = unitsOf(said).slice(0, mostWished);
  const numbers = said
    .filter(({ word, asked: phrase }) => !phrase && isPartNumber.test(word) && !modelsIn([word]).length)
    .flatMap((part) => unitsOf([part]));
  const kinds = [...readTitle(text).kinds].map(partKindWord);
  const ofNone = kinds.length > 0 ? [ofNoKind] : [];
  const { models, makes } = carsIn(text);
  const ofKind = anyOfThese(kinds);
  const ofMake = anyOfThese(makes);
  const ofModel = anyOfThese(models);
  const ofCar = models.length > 0 ? ofModel : ofMake;
  const wished = [
    ...ofModel.map((query) => ({ query, weight: 2 })),
    ...ofMake.map((query) => ({ query, weight: 1 })),
    ...numbers.map((query) => ({ query, weight: 3 })),
    ...asked.map((query) => ({ query, weight: 1 })),
  ];
  const narrowed = (...all: readonly TextQuery[]) => ({
    required: narrower([...all, ...anyOfThese(asked)]),
    wished,
  });
  return [
    ...ofKind.map((kind) => narrowed({ any: [kind, ...numbers] }, ...ofCar)),
    ...ofCar.map((car) => narrowed({ all: [...ofNone, car] })),
    ...twoOf(asked).map((two) => narrowed({ all: [...ofNone, two] })),
  ];
}

/** The first of these, the first two, and so on. */
const narrower = (all: readonly TextQuery[]): readonly TextQuery[] =>
  all.map((_, at) => ({ all: all.slice(0, at + 1) }));

const anyOfThese = (words: readonly TextQuery[]): readonly TextQuery[] =>
  words.length > 0 ? [{ any: words }] : [];

/** The words of listings that fit a car that the text names. */
function carsIn(text: string): { readonly models: readonly string[]; readonly makes: readonly string[] } {
  const { words } = titleWords(text);
  const makes = makesIn(words);
  const models = [...modelsIn(words, makes), ...nicknamedIn(words)];
  return {
    models: [
      ...new Set(models.flatMap(({ make, model }) => (make && model ? wordFor({ make, model }) : []))),
    ],
    makes: [...new Set([...makes, ...models.flatMap(({ make }) => make ?? [])])].map((make) =>
      wordFor({ make }),
    ),
  };
}

/** A thing that the vocabulary does not know has two of the words. */
function twoOf(asked: readonly TextQuery[]): readonly TextQuery[] {
  const pairs = asked.flatMap((one, at) => asked.slice(at + 1).map((other) => ({ all: [one, other] })));
  return anyOfThese(pairs);
}

/** Whether a word of a text is asked for. */
function askedIn(text: string): (word: string) => boolean {
  const priced = new Set(
    [...plain(text).matchAll(prices)].flatMap(([price]) => price.match(/[a-z0-9]+/g) ?? []),
  );
  return (word) => !priced.has(word) && !isAskingOrFilling(word);
}

/** "$250 max", "under 25k", "200 for the pair". */
const prices =
  /\$\s?\d[\d,.]*k?|\b(?:under|below|max|up to|less than|around|about)\s+\$?\d[\d,.]*k?\b|\b\d[\d,.]*k?\s+(?:obo|firm|max|tops|dollars|bucks|or less|for (?:the|a) (?:pair|set|lot))\b/g;

/** A shorter text asks for each of its words. */
const leastWords = 3;
const mostWished = 16;
/** The number of a part, no year and no size: it means one thing. */
const isPartNumber = /^(?=(?:\D*\d){5})|^(?=.*[a-z])(?=(?:\D*\d){3}).{5}/;
