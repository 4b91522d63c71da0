import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { fieldSpaces } from './field-map.js';

/** Spaces side by side that one vendor has. */
export interface Pitch {
  readonly vendor: Person;
  readonly codes: readonly string[];
}

export interface FieldYears {
  readonly first: readonly Pitch[];
  readonly second: readonly Pitch[];
  /** Of the second: who had power. */
  readonly power: readonly Pitch[];
}

/** Spaces that are given to nobody by chance: what the story of B12 needs, what the buyer takes, and what the team keeps back. */
const kept = new Set(['B12', 'B13', 'D5', 'D6', 'A7', 'A8', 'G1', 'G2', 'H59', 'H60']);

/** Who had what at the last two dates: most had the same spaces again. Each vendor has one pitch, so that few members need few. */
export function fieldYears(seed: string, people: readonly Person[]): FieldYears {
  const [seller, buyer, ...others] = people;
  const vendors = new Chance(seed, 'field vendors').some(others, others.length);
  const pitches = pitchesOf(seed, vendors.slice(0, -Math.ceil(vendors.length / 10)));
  const chance = new Chance(seed, 'field years');
  const second = pitches.filter(() => chance.happens(0.85));
  const power = powerOf(vendors.slice(0, 14));
  const [before = seller] = vendors;
  const story = (vendor: Person | undefined, codes: readonly string[]) => (vendor ? [{ vendor, codes }] : []);
  return {
    first: [...pitches, ...power.slice(0, 10), ...story(before, ['B12', 'B13'])],
    second: [...second, ...power, ...story(before, ['B12', 'B13']), ...story(seller, ['D5', 'D6'])],
    power: buyer ? power : [],
  };
}

/** One to three spaces for each vendor, in the sequence of the rows. */
function pitchesOf(seed: string, vendors: readonly Person[]): readonly Pitch[] {
  const chance = new Chance(seed, 'field pitches');
  const open = fieldSpaces.filter(
    ({ code, type, blocked }) => blocked === null && type !== 'power' && type !== 'indoor' && !kept.has(code),
  );
  const share = vendors.length * 2.2 < open.length ? 1 : 0;
  let at = 0;
  return vendors.flatMap((vendor) => {
    at += chance.happens(0.12) ? 1 : 0;
    const first = open[at];
    if (!first) return [];
    const most = chance.whole(1, 3) + (share && chance.happens(0.1) ? 1 : 0);
    const run = open.slice(at, at + most).filter(({ code }) => code[0] === first.code[0]);
    at += run.length;
    return [{ vendor, codes: run.map(({ code }) => code) }];
  });
}

/** The first fourteen hookups, one each. */
function powerOf(vendors: readonly Person[]): readonly Pitch[] {
  return Array.from({ length: 14 }, (_, at) => at).flatMap((at) => {
    const vendor = vendors[at % vendors.length];
    return vendor && at < vendors.length * 2 ? [{ vendor, codes: [`P${at + 1}`] }] : [];
  });
}

/** What vendors say that they bring. */
export const bringings = [
  'Model T parts, gauges, horns',
  'Model A sheet metal and wheels',
  'Flathead V8 heads and intakes',
  'Small-block Chevy parts, casting numbers on request',
  'Mopar big-block parts, some NOS',
  'Pontiac and Buick trim',
  'Early Bronco and Scout parts',
  'Carburetors, rebuilt and cores',
  'Hubcaps, 1932 to 1972',
  'Shop manuals and sales literature',
  'Gas station signs, oil cans',
  'Pickup beds and tailgates',
  'Wire wheels, knock-offs, tires',
  'Radios and clocks, working',
  'Taillights and lenses',
  'Tools, mostly Snap-on',
  'Studebaker parts, everything',
  'VW parts, split window to Super Beetle',
  'Tri-Five Chevy glass and trim',
  'Dash parts, switches, knobs',
] as const;
