import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { type KnownCar, ownCars } from './own-cars.js';
import { handlesOf, regulars } from './regulars.js';

/** The demo people on the wall: what they drive, what they are called, how much they write. */
export interface Cast {
  readonly seed: string;
  readonly now: string;
  readonly people: readonly Person[];
  readonly cars: readonly (KnownCar | null)[];
  readonly handles: readonly string[];
  /** How much each of them writes, up to here: for `writer`. */
  readonly upTo: readonly number[];
}

/** A member by number; fewer people than the texts know take several parts. */
export const member = ({ people }: Cast, at: number): Person => people[at % people.length] as Person;

export function castOf(seed: string, people: readonly Person[], now: string): Cast {
  let sum = 0;
  const upTo = people.map(({ isDealer }, at) => {
    const chance = new Chance(seed, 'writes', at);
    if (!isDealer) sum += regulars.has(at) ? 2 + 3 * chance.next() : 0.1 + chance.next() ** 4 * 5;
    return sum;
  });
  return { seed, now, people, cars: ownCars(seed, people), handles: handlesOf(people), upTo };
}

/** The number of a member who writes, those who write much more often. */
export function writer({ upTo }: Cast, chance: Chance): number {
  const point = chance.next() * (upTo.at(-1) ?? 0);
  return Math.max(
    0,
    upTo.findIndex((sum) => sum > point),
  );
}

/** What the braces of a text by this member stand for. */
export function wordsOf(
  { cars, handles, people }: Cast,
  at: number,
  chance: Chance,
  more: Readonly<Record<string, string>> = {},
): (word: string) => string | undefined {
  const car = cars[at];
  const regular = [...regulars.keys()].filter((one) => one < people.length && one !== at);
  return (word) => {
    const [, number] = /^@(\d+)$/.exec(word) ?? [];
    if (number) return `@${handles[Number(number) % handles.length]}`;
    if (word === '@someone') return `@${handles[regular.length ? chance.pick(regular) : 0]}`;
    const known: Readonly<Record<string, string | undefined>> = {
      car: car?.name ?? 'truck',
      year: String(car?.year ?? 1957),
      make: car?.make ?? 'Chevrolet',
      model: car?.model ?? 'truck',
      engine: car?.engine ?? 'engine',
      gearbox: car?.gearbox ?? 'gearbox',
      colour: car?.colour ?? 'black',
      miles: (car?.miles ?? 60_000).toLocaleString('en-US'),
      town: people[at]?.area.split(',')[0],
      ...more,
    };
    return known[word];
  };
}
