import { plain } from '../kernel/text/plain.rules.js';
import { nameKey } from '../marketplace/fitment/vehicle-names.rules.js';
import { makeKey, modelKey } from '../vocabulary/cars.rules.js';
import { suitsWithoutCar } from '../vocabulary/parts.rules.js';
import { type Candidate, nameOf, numbersOf, type Wanted } from './match.rules.js';
import { isCasting, type PartName } from './part-name.rules.js';
import { carsWanted, yearsIn } from './vehicles.rules.js';

/** The keys that find candidates for a wanted ad by an index: both sides share at least one key, in overlapping years. The rules then decide.
 *  out     at most `mostKeys`
 *  source  README, Rules */
export interface Key {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export function keysOf(sort: 'need' | 'thing', described: Wanted | Candidate): readonly Key[] {
  const { title, fitment, isVehicle, categoryPrimary } = described;
  const name = nameOf(described);
  const kinds = isVehicle ? [] : [...name.kinds];
  const keys = new Map<string, Key>();
  const add = (key: string, { yearFrom: from, yearTo: to } = anyYear) => {
    if (keys.size < mostKeys) keys.set(`${key} ${from} ${to}`, { key, from, to });
  };
  const numbers = numbersOf(described, name);
  for (const { key } of numbers.own) add(`n ${key}`);
  for (const key of numbers.replaced) add(`n ${key}`);
  const listed = sort === 'need' && kinds.length ? carsWanted(described, name) : fitment;
  const cars = listed.map((fits) => ({ fits, make: makeKey(fits.make), model: modelKey(fits.model) }));
  for (const { fits, make, model } of cars) {
    const vehicle = `${categoryPrimary} ${make} ${model}`;
    for (const kind of kinds) add(`k ${kind} ${vehicle}`, fits);
    if (sort === 'thing' || !kinds.length) add(`v ${vehicle}`, fits);
    if ((sort === 'need') === kinds.length > 0) add(`? ${vehicle}`, fits);
  }
  const named = sort === 'thing' && !fitment.length && kinds.length ? modelsNamedIn(title) : [];
  for (const kind of kinds) addOfKind(kind);
  return [...keys.values()];

  function addOfKind(kind: string): void {
    for (const model of name.properties.get('model') ?? [])
      for (const side of sidesOf(sort, fitment.length > 0)) add(`m${side} ${kind} ${model}`);
    if (sort === 'need')
      for (const { fits, model } of cars) {
        add(`t ${kind} ${nameKey(fits.model)}`, fits);
        add(`t ${kind} ${model}`, fits);
      }
    for (const { model, years } of named) add(`t ${kind} ${model}`, years);
    for (const { make } of cars) add(`d ${kind} ${make}`);
    if (suitsWithoutCar(kind))
      for (const side of sidesOf(sort, fitment.length > 0)) add(`w${side} ${kind} ${categoryPrimary}`);
    else if (!cars.length && !name.cars().length) add(`o ${kind} ${categoryPrimary}`);
    if (isCasting(name)) for (const tail of tailsOf(numbers.own, name)) add(`c ${kind} ${tail}`);
  }
}

/** Each key is a row, and a look-up when the ad is published: a lot of 15 parts for 40 cars would have 1,800. A part with two names, 20 numbers and 40 cars has all of its keys. */
export const mostKeys = 400;

/** The ends of casting numbers, and what may be such an end in a title. */
const tailsOf = (
  numbers: readonly { readonly key: string }[],
  name: Pick<PartName, 'words'>,
): ReadonlySet<string> =>
  new Set([
    ...numbers.flatMap(({ key }) => (key.length >= 6 ? [key.slice(-3).toLowerCase()] : [])),
    ...[...name.words].filter((word) => /^\d{3}$/.test(word)),
  ]);

const anyYear = { yearFrom: 0, yearTo: 9999 };

/** Two entries of one model share a key, unless both state a fitment: then the fitments must agree. */
const sidesOf = (sort: 'need' | 'thing', hasFitment: boolean): readonly number[] =>
  hasFitment ? [sort === 'need' ? 3 : 2] : [1, sort === 'need' ? 2 : 3];

/** Possible names of a model in a title, one to three consecutive words, with the years that the title has. */
function modelsNamedIn(title: string) {
  const years = yearsIn(title);
  if (!years.length) return [];
  const words = plain(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.flatMap((_, at) =>
    [1, 2, 3].flatMap((many) => {
      const model = words.slice(at, at + many).join('');
      return years.map((range) => ({ model, years: range }));
    }),
  );
}
