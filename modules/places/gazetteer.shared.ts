import { type DomainError, unprocessable } from '../kernel/decider/errors.js';
import { atlas, type KnownTown, type Place, type Town, townsOfStates } from './gazetteer.atlas.js';
import { civilCodes, isMilitary, stateOf, territories } from './gazetteer.states.js';
import { largestIn, likeIn, nearestZips, placesLike } from './guesses.js';
import type { Point } from './place.schemas.js';
import { lettersOf, otherNames, wordsOfName } from './town-names.js';
import { type Reading, readPlace, type TypedPlace } from './typed-place.js';
import { militaryAreaOf, placeOfZip } from './zip-codes.js';

export type { Place, Town };

/** The place in a text: a ZIP code (five digits, or ZIP+4), a town with its state, or both; also a territory. Capitals, blanks, full stops, accents and usual
 *  abbreviations do not matter. A town alone is enough when one state has it, or when one is by far the largest.
 *  errors  PLACE_NOT_FOUND, with the nearest guesses; PLACE_NOT_ON_MAP for a post office of the armed forces (unprocessable)
 *  source  the npm package zipcodes, and GeoNames for towns without a post office of their own */
export function findPlace(text: string): Place {
  const typed = readPlace(text);
  const { zip, readings, military } = typed;
  const state = readings.find((one) => one.state)?.state;
  if (zip ? militaryAreaOf(zip) : military || (state && isMilitary(state))) throw notOnMap(text);
  const town = townOf(readings);
  const atZip = zip === undefined ? undefined : placeOfZip(zip);
  const named = town?.state ?? readings[0]?.state;
  if (atZip && named && named !== atZip.area.slice(-2))
    throw noPlace(`${zip} is in ${atZip.area}. Enter the ZIP code or the town.`, [
      ...(town ? [town.area] : []),
      `${atZip.area} ${zip}`,
    ]);
  const found = atZip ?? town;
  if (found) return { area: found.area, latitude: found.latitude, longitude: found.longitude };
  throw zip !== undefined && !readings.length ? noZip(zip) : unknown(text.trim(), typed);
}

/** The name of a ZIP code's place: "Janesville, WI", "APO, AE".
 *  errors  PLACE_NOT_FOUND (unprocessable) */
export function areaOfZip(zip: string): string {
  return militaryAreaOf(zip) ?? findPlace(zip).area;
}

/** The area of the ZIP code nearest to a device's position, within 100 miles.
 *  errors  PLACE_NOT_FOUND (unprocessable) outside the United States */
export function nearestArea(point: Point): string {
  const { places } = atlas();
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  let nearest: Place | undefined;
  let least = (farthest / milesPerDegree) ** 2;
  for (const place of places) {
    const north = place.latitude - point.latitude;
    const east = (place.longitude - point.longitude) * narrowing;
    const square = north * north + east * east;
    if (square >= least) continue;
    least = square;
    nearest = place;
  }
  if (!nearest)
    throw noPlace('That position is not in the United States. Enter a ZIP code or "City, ST".', []);
  return nearest.area;
}

/** All towns of the fifty states, DC and Puerto Rico that have a ZIP code, in the order of their ZIP codes. */
export const towns = (): readonly Town[] => townsOfStates();

const farthest = 100;
const milesPerDegree = 69.1;

/** The town in the most probable reading. */
function townOf(readings: readonly Reading[]): KnownTown | undefined {
  for (const { words, state } of readings) {
    const found = state ? townIn(words, state) : onlyTown(words);
    if (found) return found;
  }
  return undefined;
}

function townIn(words: readonly string[], state: string): KnownTown | undefined {
  const { byName } = atlas();
  if (words.length === 0) return territories.has(state) ? byName.get(`,${state}`) : undefined;
  const full = wordsOfName(words.join(' '));
  for (const name of [full, ...otherNames(full)]) {
    const found = exactlyIn(name, state);
    if (found) return found;
  }
  return nicknameOf(words, state);
}

function exactlyIn(name: readonly string[], state: string): KnownTown | undefined {
  const { byName } = atlas();
  return byName.get(`${name.join(' ')},${state}`) ?? byName.get(`${lettersOf(name)},${state}`);
}

/** Short names of towns, in their own state or without a state. */
function nicknameOf(words: readonly string[], state?: string): KnownTown | undefined {
  const [, name, own] = /^(.+), (..)$/.exec(nicknames.get(words.join('')) ?? '') ?? [];
  return name && own && (state === undefined || state === own)
    ? exactlyIn(wordsOfName(name), own)
    : undefined;
}

/** The town of this name that one state has, or that is by far the largest. "Washington" is also a state, and a
 *  place without a post office needs its state. */
function onlyTown(words: readonly string[]): KnownTown | undefined {
  if (words.join('') === 'canada') return undefined; // Kentucky has one
  const known = stateOf(words) ? undefined : nicknameOf(words);
  if (known) return known;
  const named = townsNamed(words);
  const [first, second] = inOrder(named);
  const state = stateOf(words);
  if (!first?.zips || (state && state !== first.state)) return undefined;
  const isLargest = second && first.zips >= 10 && first.zips >= 8 * second.zips;
  return !second || isLargest ? first : undefined;
}

/** The largest first. */
const inOrder = (named: readonly KnownTown[]): readonly KnownTown[] =>
  named.toSorted((one, other) => other.zips - one.zips);

const nicknames: ReadonlyMap<string, string> = new Map([
  ['nyc', 'New York, NY'],
  ['newyorkcity', 'New York, NY'],
  ['ny', 'New York, NY'],
  ['thebronx', 'Bronx, NY'],
  ['la', 'Los Angeles, CA'],
  ['sf', 'San Francisco, CA'],
  ['sanfran', 'San Francisco, CA'],
  ['bayarea', 'San Francisco, CA'],
  ['slo', 'San Luis Obispo, CA'],
  ['lacanada', 'La Canada Flintridge, CA'],
  ['vegas', 'Las Vegas, NV'],
  ['slc', 'Salt Lake City, UT'],
  ['philly', 'Philadelphia, PA'],
  ['indy', 'Indianapolis, IN'],
  ['okc', 'Oklahoma City, OK'],
  ['kcmo', 'Kansas City, MO'],
  ['nola', 'New Orleans, LA'],
  ['dfw', 'Dallas, TX'],
  ['dallasftworth', 'Dallas, TX'],
  ['dallasfortworth', 'Dallas, TX'],
  ['twincities', 'Minneapolis, MN'],
  ['colosprings', 'Colorado Springs, CO'],
  ['vabeach', 'Virginia Beach, VA'],
  ['wpb', 'West Palm Beach, FL'],
  ['marthasvineyard', 'Vineyard Haven, MA'],
  ['utqiagvik', 'Barrow, AK'],
  ['koror', 'Palau, PW'],
]);

/** The towns of one name, in the order of the states; without an exact match, towns with an alternative name. */
function townsNamed(words: readonly string[]): readonly KnownTown[] {
  if (words.length === 0) return [];
  const full = wordsOfName(words.join(' '));
  const exact = civilCodes.flatMap((state) => exactlyIn(full, state) ?? []);
  return exact.some(({ zips }) => zips > 0)
    ? exact
    : civilCodes.flatMap((state) => townIn(words, state) ?? []);
}

function unknown(text: string, typed: TypedPlace): DomainError {
  const { readings } = typed;
  const state = readings.find((one) => one.state && one.words.length === 0)?.state;
  if (readings.length === 0)
    return noPlace('Enter a ZIP code, like 53545, or a city and state, like "Janesville, WI".', []);
  if (state)
    return noPlace(`“${text}” is a whole state. Enter a ZIP code, or a city in it.`, largestIn(state));
  for (const reading of readings) {
    const named = townsNamed(reading.words);
    const states = named.map((town) => town.state).join(', ');
    const areas = inOrder(named).map(({ area }) => area);
    if (reading.state && named.some(({ zips }) => zips > 0))
      return noPlace(`We know that city in ${states} only. Check the state, or enter a ZIP code.`, [
        ...areas.slice(0, 3),
        ...likeIn(reading),
      ]);
    if (named.length > 1)
      return noPlace(`There is more than one ${text}. Choose yours, or add its state.`, areas, maxNamesakes);
  }
  return noPlace(`We do not know "${text}". Enter a ZIP code, like 53545, or "City, ST".`, [
    ...nearestOf(typed),
    ...placesLike(typed),
  ]);
}

/** Guesses for "Janesville, Wisconson", or for a ZIP code that does not exist. */
const nearestOf = ({ town, zip, readings }: TypedPlace): readonly string[] => [
  ...(zip === undefined ? [] : nearestZips(zip)),
  ...inOrder(townsNamed(town)).map(({ area }) => area),
  ...readings.flatMap(({ words, state }) => (state ? partsIn(words, state) : [])),
];

/** Guesses for "SE Portland, OR": towns that some of the words name. */
const partsIn = (words: readonly string[], state: string): readonly string[] =>
  [1, 2].flatMap((count) =>
    [words.slice(count), words.slice(0, -count)].flatMap((some) =>
      some.length ? (townIn(some, state)?.area ?? []) : [],
    ),
  );

const noZip = (zip: string): DomainError =>
  noPlace(`There is no ZIP code ${zip}. Check the digits, or enter "City, ST".`, nearestZips(zip));

const notOnMap = (text: string): DomainError =>
  unprocessable('PLACE_NOT_ON_MAP', {
    message: `“${text.trim()}” is a post office of the armed forces and has no place on the map. Enter a town or a ZIP code near you.`,
    guesses: [],
  });

function noPlace(message: string, guesses: readonly string[], most = maxGuesses): DomainError {
  return unprocessable('PLACE_NOT_FOUND', { message, guesses: [...new Set(guesses)].slice(0, most) });
}

const maxGuesses = 5;
/** Towns of one name, the largest first. */
const maxNamesakes = 12;
