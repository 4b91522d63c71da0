import { createRequire } from 'node:module';
import { moreTowns, moreZipCodes } from './gazetteer.more-places.js';
import { isEastern, isMilitary, stateCodes, territories } from './gazetteer.states.js';
import type { ZipCode } from './gazetteer.zipcodes.js';
import type { Point } from './place.schemas.js';
import { lettersOf, plainWords, wordsOfName } from './town-names.js';

/** A place by its name, and its point: a ZIP code's, or the middle of a town's. */
export interface Place extends Point {
  /** "Janesville, WI" */
  readonly area: string;
}

export interface Town extends Place {
  /** The number of its ZIP codes with a point: a rough measure of its size. */
  readonly zips: number;
}

export interface KnownTown extends Town {
  readonly state: string;
}

export interface Atlas {
  readonly places: readonly Place[];
  readonly byZip: ReadonlyMap<string, Place>;
  /** Places of the armed forces: "APO, AE". */
  readonly militaryByZip: ReadonlyMap<string, string>;
  /** In the order of their ZIP codes. */
  readonly towns: readonly KnownTown[];
  /** By their names, with and without blanks: "la crosse,WI" and "lacrosse,WI". */
  readonly byName: ReadonlyMap<string, KnownTown>;
}

let opened: Atlas | undefined;

/** Loaded on first use, so that the start does not wait for it. */
export function atlas(): Atlas {
  opened ??= openAtlas();
  return opened;
}

function openAtlas(): Atlas {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as {
    readonly codes: Readonly<Record<string, ZipCode>>;
  };
  const byZip = new Map<string, Place>();
  const militaryByZip = new Map<string, string>();
  const groups = new Map<string, string>();
  const points = new Map<string, { readonly state: string; readonly known: Place[] }>();
  for (const { zip, city, state, latitude, longitude } of Object.values(codes)) {
    if (isMilitary(state)) militaryByZip.set(zip, `${city.toUpperCase()}, ${state}`);
    if (isMilitary(state) || !latitude || !longitude) continue;
    if (longitude > -60 && !isEastern(state)) continue; // two ZIP codes have points in the wrong half of the world
    const place = { area: `${city}, ${state}`, latitude, longitude };
    byZip.set(zip, place);
    const group = groups.get(city) ?? groupOf(city);
    groups.set(city, group);
    const key = `${group},${state}`;
    const { known } = points.get(key) ?? {};
    if (!known) points.set(key, { state, known: [place] });
    else if (!known.some((one) => one.latitude === latitude && one.longitude === longitude))
      known.push(place);
  }
  for (const { zip, place } of newerCodes()) byZip.set(zip, place);
  const towns = [...points.values()].map(({ state, known }) => ({ ...townOf(known), state }));
  return { places: [...byZip.values()], byZip, militaryByZip, towns, byName: namesOf(towns) };
}

/** Of two towns that differ only by a blank, the larger one has the name without it. */
function namesOf(towns: readonly KnownTown[]): ReadonlyMap<string, KnownTown> {
  const byName = new Map<string, KnownTown>();
  for (const town of [...towns, ...otherTowns()]) {
    const words = wordsOfName(nameOf(town));
    for (const name of [words.join(' '), lettersOf(words)]) {
      const key = `${name},${town.state}`;
      if ((byName.get(key)?.zips ?? -1) < town.zips) byName.set(key, town);
    }
  }
  for (const [code, area] of territories) {
    const own = towns.filter(({ state }) => state === code);
    if (own.length) byName.set(`,${code}`, { ...townOf(own), area, state: code });
  }
  return byName;
}

export const nameOf = ({ area }: Pick<Place, 'area'>): string => area.slice(0, area.lastIndexOf(','));

/** The package spells some towns in two ways: "Saint Louis" and "St Louis", "Mc Lean" and "Mclean". */
const groupOf = (name: string): string =>
  plainWords(name)
    .join(' ')
    .replace(/^(st|ste)\b/, (short) => (short === 'st' ? 'saint' : 'sainte'))
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount')
    .replace(/ (hts|spgs|jct)$/, (_, short: string) => ` ${endings[short]}`)
    .replace(/^(mc|o) /, '$1');

const endings: Readonly<Record<string, string>> = { hts: 'heights', spgs: 'springs', jct: 'junction' };

/** The middle of a town is its ZIP code point nearest to the mean: the mean itself may be in a lake. */
function townOf(points: readonly Place[]): Town {
  const mean = (of: (place: Place) => number) =>
    points.reduce((sum, place) => sum + of(place), 0) / points.length;
  const latitude = mean((place) => place.latitude);
  const longitude = mean((place) => place.longitude);
  const off = (place: Place) => (place.latitude - latitude) ** 2 + (place.longitude - longitude) ** 2;
  const middle = points.reduce((best, place) => (off(place) < off(best) ? place : best));
  return { ...middle, zips: points.length };
}

const newerCodes = (): readonly { readonly zip: string; readonly place: Place }[] =>
  [...moreZipCodes.matchAll(/^(\d{5}) (.+) (\S+) (\S+)$/gm)].map(
    ([, zip = '', area = '', latitude, longitude]) => ({
      zip,
      place: { area, latitude: Number(latitude), longitude: Number(longitude) },
    }),
  );

function otherTowns(): readonly KnownTown[] {
  return [...moreTowns.matchAll(/^([A-Z]{2}): (.+)$/gm)].flatMap(([, state = '', all = '']) =>
    all.split('|').map((one) => {
      const [, name, latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(one) ?? [];
      const point = { latitude: Number(latitude), longitude: Number(longitude) };
      return { area: `${name}, ${state}`, ...point, zips: 0, state };
    }),
  );
}

/** The towns of the fifty states, DC and Puerto Rico. */
export const townsOfStates = (): readonly Town[] =>
  atlas().towns.filter(({ state }) => stateCodes.has(state));
