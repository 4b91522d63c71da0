import { once } from '../vocabulary/cars/tables.rules.js';
import { isToy, type Kind, lineOf, suitsWithoutCar, wordsOfKind } from '../vocabulary/parts.rules.js';
import { readTitle, type TitleRead } from '../vocabulary/title.rules.js';
import { yearsIn } from './vehicles.rules.js';

/** A title of a part, as read: its kinds, and the properties in which two parts of one kind may differ. */
export interface PartName extends TitleRead {
  /** "carburetor": the first of its kinds; undefined when the title names no known kind. */
  readonly kind: string | undefined;
  /** Part numbers and casting numbers in it, as written. */
  readonly numbers: readonly string[];
  /** All years that it names, of two digits too. */
  allYears(): TitleRead['years'];
}

/** Read the title of a listing, an item or a wanted ad.
 *  in      makes: of the cars that it lists
 *  source  modules/vocabulary/README.md */
export function partNameOf(title: string, makes: readonly string[] = []): PartName {
  const read = readTitle(title, makes);
  const [kind] = read.kinds;
  return {
    ...read,
    kind,
    numbers: numbersIn(title),
    allYears: once(() => [...yearsIn(title), ...read.years]),
  };
}

/** The first property in which two names contradict each other: left and right; undefined when there is none. */
export function contradiction(one: PartName, other: PartName): string | undefined {
  const lines = mindedBy(one, other);
  for (const [property, values] of one.properties) {
    const others = other.properties.get(property);
    if (!isMinded(property, lines)) continue;
    if (isExcluded(values, other.isNot.get(property))) return property;
    if (others && !share(values, others)) return property;
  }
  for (const [property, values] of other.properties)
    if (isMinded(property, lines) && isExcluded(values, one.isNot.get(property))) return property;
  return undefined;
}

/** Whether both titles name the same thing, as far as their words say: for things of no known kind. The words of all names of
 *  a known kind count for the title that names it. */
export function tellsTheSame(one: PartName, other: PartName): boolean {
  if (one.kinds.size && !other.kinds.size) return sharesWords(other.telling(), wordsOfKinds(one));
  if (other.kinds.size && !one.kinds.size) return sharesWords(one.telling(), wordsOfKinds(other));
  const [words, others] = [one.telling(), other.telling()];
  return words.size <= others.size ? sharesWords(words, others) : sharesWords(others, words);
}

function sharesWords(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared > 0 && shared / words.size >= leastTelling;
}
const leastTelling = 0.34;

const wordsOfKinds = ({ kinds, telling }: PartName): ReadonlySet<string> =>
  new Set([...telling(), ...[...kinds].flatMap((kind) => [...wordsOfKind(kind)])]);

/** Whether it only looks like the part or the car. */
export const showsAToy = (name: PartName): boolean => [...name.kinds].some(isToy);

export const isWithoutCar = (name: PartName): boolean => [...name.kinds].some(suitsWithoutCar);

const share = (values: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const value of values) if (others.has(value)) return true;
  return false;
};

const isExcluded = (values: ReadonlySet<string>, excluded: ReadonlySet<string> | undefined): boolean =>
  excluded !== undefined && [...values].every((value) => excluded.has(value));

/** The first property in which two whole cars contradict each other. */
export function contradictionOfCars(one: PartName, other: PartName): string | undefined {
  return [...one.properties].find(([property, values]) => {
    const others = other.properties.get(property);
    return ofCars.has(property) && others && !share(values, others);
  })?.[0];
}
const ofCars = new Set([
  'body',
  'doors',
  'cab',
  'bed',
  'bedstyle',
  'drive',
  'wheeldrive',
  'cylinders',
  'steered',
]);

/** Numbers as makers write them: 3970010, C8AE-6090-N, 113 905 205 K, 911.361.020.10. */
const numbersIn = (title: string): readonly string[] =>
  /\d{5}|[a-f]\d[a-z]{2}|\d{3}[ .-]\d{3}/i.test(title)
    ? [...title.matchAll(partNumbers)].map(([number]) => number)
    : [];
const partNumbers = new RegExp(
  [
    String.raw`(?<!(?:[$£€]|\b(?:under|below|up to|within|asking|max|zip))\s?)`, // a price, a place
    String.raw`\b(?!(?:[2-4]\d\d ){2}[2-4]\d\d\b)`, // "289 302 351" are engines
    String.raw`(?:[A-F]\d[A-Z]{2}[-\s]?\d{3,6}[-\s]?[A-Z]{1,2}|[A-F]\d[A-Z]{2}-[A-Z]{1,2}|\d{3}([ .-])\d{3}\1\d{3}(?:\1(?:\d{2}|[A-Z]))?|\d{6,8}[A-Z]?|\d{5})\b`,
    String.raw`(?!\s*(?:(?:original|actual|true) )?(?:miles?|mi|kms?|lbs?|pounds?|rpm|btu|psi|obo|firm|or best|or less|max|tops|cash|dollars|shipped)\b)`,
  ].join(''),
  'gi',
);

/** Whether parts of its kind are known by the end of their casting number: "461 heads". */
export const isCasting = ({ kinds }: PartName): boolean => [...kinds].some((kind) => castings.has(kind));
const castings = new Set([
  'cylinder head',
  'engine block',
  'intake manifold',
  'exhaust manifold',
  'differential',
  'crankshaft',
  'distributor',
]);

/** Whether its kind changes with the shape of the car: sheet metal, glass, trim, lights, instruments. */
export const isOfShape = ({ kinds }: PartName): boolean => {
  for (const kind of kinds) if (shaped.has(lineOf(kind)?.system ?? '') || kind === 'fuel tank') return true;
  return false;
};
const shaped = new Set(['body', 'trim', 'glass', 'lights', 'instruments', 'interior']);

/** The kinds that the two have in common, or all of the first, with what they mind. */
function mindedBy(one: PartName, other: PartName): readonly (Kind | undefined)[] {
  const common = [...one.kinds].filter((kind) => other.kinds.has(kind));
  return (common.length ? common : [...one.kinds]).map(lineOf);
}

function isMinded(property: string, lines: readonly (Kind | undefined)[]): boolean {
  if (always.has(property)) return true;
  if (property === 'displacement')
    return lines.length > 0 && lines.every((line) => sized.has(line?.id ?? ''));
  return (
    lines.length > 0 &&
    lines.every((line) => line?.minds.has(property) || (property === 'bedstyle' && line?.minds.has('bed')))
  );
}

/** What counts for every kind. */
const always = new Set(['side', 'ratio']);

/** Kinds that suit engines of one size only. */
const sized = new Set([
  'engine',
  'engine block',
  'cylinder head',
  'crankshaft',
  'piston',
  'connecting rod',
  'piston ring',
]);
