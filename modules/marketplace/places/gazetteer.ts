import zipCodes from 'zipcodes/lib/codes.js';
import { type DomainError, unprocessable } from '../../kernel/decider/errors.js';
import type { Point } from '../listing/listing.events.js';
import { stateCodes, stateNames } from './gazetteer.states.js';

/** A place by its name, and its point: a ZIP code's, or the middle of a town's. */
export interface Place extends Point {
  /** "Janesville, WI" */
  readonly area: string;
}

export interface Town extends Place {
  /** How many ZIP codes with points of their own it has: a rough measure of its size. */
  readonly zips: number;
}

/** The place in a text: a ZIP code (five digits, or ZIP+4), "City, ST" or "City, State"; capitals, spaces and full stops do not matter.
 *  A city alone is enough when one state has it.
 *  errors  PLACE_NOT_FOUND (unprocessable)
 *  source  the npm package zipcodes, United States only */
export function findPlace(text: string): Place {
  const zip = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(text)?.[1];
  return zip === undefined ? placeOfCity(text) : placeOfZip(zip);
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
  if (!nearest) throw noPlace('That position is not in the United States. Enter a ZIP code or "City, ST".');
  return nearest.area;
}

/** All towns of the fifty states and DC, in the order of their ZIP codes. */
export const towns = (): readonly Town[] => [...atlas().towns.values()];

const farthest = 100;
const milesPerDegree = 69.1;

function placeOfZip(zip: string): Place {
  const place = atlas().byZip.get(zip);
  if (!place) throw noPlace(`There is no ZIP code ${zip}. Check the digits, or enter "City, ST".`);
  return place;
}

function placeOfCity(text: string): Place {
  const { city, state } = cityAndState(text);
  if (city === '') throw noPlace('Enter a ZIP code, like 53545, or a city and state, like "Janesville, WI".');
  const found = state ? atlas().towns.get(`${city},${state}`) : undefined;
  if (found) return found;
  const states = [...stateCodes].filter((code) => atlas().towns.has(`${city},${code}`));
  const [only, ...others] = states;
  if (only && !state && others.length === 0) return atlas().towns.get(`${city},${only}`) as Town;
  const name = text.trim();
  if (only && !state)
    throw noPlace(`There is more than one ${name}: say which state (${states.join(', ')}).`);
  if (only)
    throw noPlace(`We know that city in ${states.join(', ')} only. Check the state, or enter a ZIP code.`);
  throw noPlace(`We do not know "${name}". Enter a ZIP code, like 53545, or "City, ST".`);
}

/** "st. louis mo" → saint louis, MO. The longest state name at the end counts. */
function cityAndState(text: string): { readonly city: string; readonly state?: string } {
  const parts = text.split(',');
  const after = parts.length > 1 ? stateOf(plain(parts[parts.length - 1] ?? '')) : undefined;
  if (after) return { city: cityKey(parts.slice(0, -1).join(' ')), state: after };
  const words = plain(text).split(' ');
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? stateOf(words.slice(-count).join(' ')) : undefined;
    if (state) return { city: cityKey(words.slice(0, -count).join(' ')), state };
  }
  return { city: cityKey(text) };
}

function stateOf(words: string): string | undefined {
  const code = words.toUpperCase();
  return stateCodes.has(code) ? code : stateNames.get(words);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The package writes "Saint Louis", "Mc Lean" and "O Fallon"; people write otherwise. */
function cityKey(name: string): string {
  return plain(name)
    .replace(/^(st|ste)\b/, (short) => (short === 'st' ? 'saint' : 'sainte'))
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount')
    .replace(/ (hts|spgs|jct)$/, (_, short: string) => ` ${endings[short]}`)
    .replace(/^(mc|o) /, '$1');
}

const endings: Readonly<Record<string, string>> = { hts: 'heights', spgs: 'springs', jct: 'junction' };

interface Atlas {
  readonly places: readonly Place[];
  readonly byZip: ReadonlyMap<string, Place>;
  readonly towns: ReadonlyMap<string, Town>;
}

let opened: Atlas | undefined;

function atlas(): Atlas {
  opened ??= openAtlas();
  return opened;
}

function openAtlas(): Atlas {
  const byZip = new Map<string, Place>();
  const points = new Map<string, Place[]>();
  for (const { zip, city, state, latitude, longitude } of Object.values(zipCodes.codes)) {
    if (!latitude || !longitude || longitude > -60 || !stateCodes.has(state)) continue; // two ZIP codes have points in the wrong half of the world
    const place = { area: `${city}, ${state}`, latitude, longitude };
    byZip.set(zip, place);
    const key = `${cityKey(city)},${state}`;
    const known = points.get(key);
    if (!known) points.set(key, [place]);
    else if (!known.some((one) => one.latitude === latitude && one.longitude === longitude))
      known.push(place);
  }
  const towns = new Map([...points].map(([key, known]) => [key, townOf(known)]));
  return { places: [...byZip.values()], byZip, towns };
}

/** The middle of a town is its ZIP code point nearest to the mean: a mean alone may be in a lake. */
function townOf(points: readonly Place[]): Town {
  const mean = (of: (place: Place) => number) =>
    points.reduce((sum, place) => sum + of(place), 0) / points.length;
  const latitude = mean((place) => place.latitude);
  const longitude = mean((place) => place.longitude);
  const off = (place: Place) => (place.latitude - latitude) ** 2 + (place.longitude - longitude) ** 2;
  const middle = points.reduce((best, place) => (off(place) < off(best) ? place : best));
  return { ...middle, zips: points.length };
}

function noPlace(message: string): DomainError {
  return unprocessable('PLACE_NOT_FOUND', { message });
}
