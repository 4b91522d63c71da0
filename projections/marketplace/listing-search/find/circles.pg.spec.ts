import fc from 'fast-check';
import { plusDays } from '../../../../modules/kernel/decider/time.js';
import { miles, type Place } from '../../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import {
  CountsQuery,
  type ListingCard,
  type ListingCounts,
  type ListingPage,
  ListingQuery,
  type ListingQueryInput,
  MapQuery,
  nationwide,
} from '../../../../modules/marketplace/listing.schemas.js';
import { freshDatabase, type TestDatabase } from '../../../../test/postgres/database.js';
import { countListings } from '../counts/counts.js';
import {
  type ContentChange,
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from '../listing-search.fixtures.js';
import { mapListings } from '../map/map.js';
import { type Box, mapGrid } from '../map/map-grid.js';
import { type SearchOptions, searchListings } from './search.js';

/** None, one, and several of one make, of one model, and of two makes. */
const fitments: readonly (typeof content)['fitment'][] = [
  [],
  [{ make: 'Chevy', model: 'Bel Air', yearFrom: 1955, yearTo: 1957 }],
  [
    { make: 'Chevrolet', model: 'Bel-Air', yearFrom: 1955, yearTo: 1955 },
    { make: 'CHEVROLET', model: 'bel air', yearFrom: 1957, yearTo: 1957 },
    { make: 'Ford', model: 'F100', yearFrom: 1956, yearTo: 1961 },
  ],
  [
    { make: 'Ford', model: 'F-100', yearFrom: 1953, yearTo: 1956 },
    { make: 'Ford', model: 'F 100', yearFrom: 1957, yearTo: 1960 },
  ],
  [
    { make: 'Zagato', model: 'Elettrica', yearFrom: 1956, yearTo: 1956 },
    { make: 'Zagato', model: 'elettrica', yearFrom: 1957, yearTo: 1958 },
  ],
  [],
];

/** Compares every result with the simplest algorithm: scan all listings, filter, sort. */
const now = plusDays(firstDay, 100);
const searchRows = madeUp(2_500);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const log = logbook();
  const search = await emptySearch(database);
  db = search.db;
  await search.handle(
    searchRows.flatMap((searchRow) => [
      ...log.listing(searchRow.name, [drafted(searchRow.content), publishedAt(searchRow.at)], searchRow.at),
      ...(searchRow.sold
        ? log.listing(
            searchRow.name,
            [{ type: 'ListingSold', data: { where: 'elsewhere', buyerId: null, priceCents: null } }],
            searchRow.at,
          )
        : []),
    ]),
    500,
  );
  await database.pool.query('analyze');
}, 60_000);
afterAll(() => database.drop());

const centers: readonly Place[] = [
  { latitude: 42.68, longitude: -89.02 },
  { latitude: 51.9, longitude: 179.9 },
  { latitude: 52.0, longitude: -179.95 },
  { latitude: 61.2, longitude: -149.9 },
  { latitude: 21.3, longitude: -157.86 },
  { latitude: 89.9, longitude: 0 },
  { latitude: 34.05, longitude: -118.24 },
];
const query = fc.record({
  center: fc.oneof(
    fc.constantFrom(...centers),
    fc.record({
      latitude: fc.double({ min: 20, max: 70, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  radius: fc.option(
    fc.oneof(
      fc.constantFrom(0.2, 1, 3, 25, 50, 100, 200, 300, 500, 1000),
      fc.double({ min: 0.01, max: 9_000, noNaN: true }),
    ),
  ),
  sort: fc.constantFrom('distance' as const, 'price_asc' as const, 'price_desc' as const, 'newest' as const),
  limit: fc.integer({ min: 1, max: 100 }),
  filter: fc.constantFrom<ListingQueryInput & Record<string, unknown>>(
    {},
    { marketSegment: 'classic', status: 'active' },
    { marketSegment: 'late_model' },
    { categoryPrimary: 'Parts' },
    { categorySub: 'Engine', status: 'active' },
    { listingType: 'wanted' },
    { status: 'sold', marketSegment: 'classic' },
    { minPrice: '20', maxPrice: '60' },
    { search: 'giraffe' },
    { search: 'girafe zebra', minPrice: '10' },
    { condition: 'new,core' },
    { origin: 'oem', status: 'active' },
    { condition: 'new', origin: 'nos,oem', minPrice: '20' },
    { make: 'chevy' },
    { make: 'Chevrolet', model: 'bel-air', listingType: 'for_sale' },
    { make: 'Ford', year: '1957' },
    { make: 'ford', model: 'F100', year: '1960', condition: 'core' },
    { year: '1956', search: 'giraffe' },
    { fits: 'garage' },
    { fits: 'garage', make: 'Ford', origin: 'oem' },
  ),
});

/** A year in it is too early for its model: other years of the model do not fit. */
const garage = [
  { year: 1957, make: 'Chevy', model: 'Bel Air' },
  { year: 1961, make: 'Ford', model: 'f 100' },
];

/** Sellers hidden from the searcher: none, one or two of three, in turn. */
const unseenBy = ({ limit }: { readonly limit: number }): readonly string[] =>
  [[], ['bob'], ['bob', 'max', 'nobody']][limit % 3] ?? [];

test.each([
  ['sorted', Number.POSITIVE_INFINITY],
  ['counted without being sorted', 0],
])(
  'total, order and pages are the same as in a scan of all listings, with words %s',
  async (_how, frequentFrom) => {
    await fc.assert(
      fc.asyncProperty(query, async ({ center, radius, sort, limit, filter }) => {
        const unseen = unseenBy({ limit });
        const asked = { ...filter, ...center, sort, limit, ...(radius !== null && { radius }) };
        const expected = plainly(ListingQuery.parse(asked), unseen);
        const pages = await allPages(asked, Math.ceil(expected.length / limit), {
          frequentFrom,
          unseen,
          garage,
        });
        for (const page of pages) expect(page.total).toBe(expected.length);
        const found = pages.flatMap(({ listings }) => listings);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(inOrder(found, sort)).toBe(true);
        if (radius !== null && radius < nationwide)
          for (const { distance } of found) expect(distance).toBeLessThanOrEqual(radius + 1e-6);
        expect(pages.at(-1)?.nextCursor).toBeNull();
      }),
      { numRuns: 100, seed: 7 },
    );
  },
  120_000,
);

test('the map counts every listing of its part once, and the parts of each cluster', async () => {
  const part = fc.record({
    longitude: fc.integer({ min: -179, max: 150 }),
    latitude: fc.integer({ min: -20, max: 70 }),
    wide: fc.constantFrom(0.1, 0.5, 3, 20, 30),
    zoom: fc.integer({ min: 1, max: 16 }),
    isWorld: fc.boolean(),
    near: fc.option(fc.constantFrom(...centers)),
  });
  await fc.assert(
    fc.asyncProperty(query, part, async ({ center, radius, filter, limit }, { near, isWorld, ...box }) => {
      const unseen = unseenBy({ limit });
      const around = { ...filter, ...center, ...(radius !== null && { radius }) };
      const { longitude: west, latitude: south } = near ?? box;
      const east = Math.min(180, west + box.wide);
      const shown = isWorld
        ? { west: -180, south: -90, east: 180, north: 90, zoom: box.zoom }
        : { west: Math.min(west, 179.8), south, east, north: Math.min(90, south + box.wide), zoom: box.zoom };
      const grid = mapGrid(shown, shown.zoom);
      const points = plainly(ListingQuery.parse(around), unseen).filter(({ point }) => isIn(point, grid.box));
      const map = await mapListings(db, MapQuery.parse({ ...around, ...shown }), now, {
        unseen,
        garage,
      });
      expect(map.total).toBe(points.length);
      expect(map.listings.length + sumOf(map.clusters.map(({ count }) => count))).toBe(points.length);
      if (points.length <= 100) expect(map.clusters).toEqual([]);
      expect(map.listings.every(({ id }) => points.some((one) => one.id === id))).toBe(true);
      const isForSale = ({ listingType }: { readonly listingType: string }) => listingType === 'for_sale';
      expect(map.listings.filter(isForSale).length + sumOf(map.clusters.map(({ forSale }) => forSale))).toBe(
        points.filter(isForSale).length,
      );
      for (const { bounds, count, latitude, longitude } of map.clusters) {
        const wider = { ...bounds, east: bounds.east + 1e-8, north: bounds.north + 1e-8 };
        expect(points.filter(({ point }) => isIn(point, wider)).length).toBeGreaterThanOrEqual(count);
        expect(isIn({ latitude, longitude }, wider)).toBe(true);
      }
    }),
    { numRuns: 150, seed: 7 },
  );
}, 120_000);

test('each filter counts what the search finds with another of its values', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), async ({ center, radius, filter, limit }, hasGarage) => {
      const unseen = unseenBy({ limit });
      const around = { ...filter, ...center, ...(radius !== null && { radius }) };
      const asked = { unseen, garage: hasGarage ? garage : [] };
      const counts = await countListings(db, CountsQuery.parse(around), asked);
      expect(counts).toEqual(plainCounts(around, unseen, hasGarage));
    }),
    { numRuns: 60, seed: 7 },
  );
}, 120_000);

test('of very many listings that fit several vehicles a part is counted, about as many as there are', async () => {
  const { makes, models, isExact } = await countListings(db, CountsQuery.parse({ make: 'Ford' }), {}, 300);
  const right = await countListings(db, CountsQuery.parse({ make: 'Ford' }));
  expect([isExact, right.isExact]).toEqual([false, true]);
  for (const { value, count } of [...makes, ...models]) {
    const exact = [...right.makes, ...right.models].find((one) => one.value === value)?.count ?? 0;
    expect(Math.abs(count - exact)).toBeLessThan(exact / 2);
  }
});

/** Every filter's values by a search each. */
function plainCounts(
  asked: ListingQueryInput & Record<string, unknown>,
  unseen: readonly string[],
  hasGarage: boolean,
): ListingCounts {
  const found = (other: ListingQueryInput) =>
    asked.fits && !hasGarage ? 0 : plainly(ListingQuery.parse({ ...asked, ...other }), unseen).length;
  const values = (all: readonly string[], query: (value: string) => ListingQueryInput) =>
    all.map((value) => ({ value, count: found(query(value)) })).filter(({ count }) => count > 0);
  const frequent = (one: readonly { value: string; count: number }[]) =>
    one.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    listingTypes: values(['for_sale', 'wanted'], (listingType) => ({ listingType }) as ListingQueryInput),
    makes: frequent(values(['Chevrolet', 'Ford', 'Zagato'], (make) => ({ make, model: undefined }))),
    models: asked.make
      ? frequent(values(['Bel Air', 'Nova', 'F-100', 'Elettrica'], (model) => ({ model })))
      : [],
    conditions: values(['new', 'rebuilt', 'core'], (condition) => ({ condition })),
    origins: values(['oem', 'nos'], (origin) => ({ origin })),
    garage: hasGarage ? found({ fits: 'garage' }) : null,
    isExact: true,
  };
}

/** Whether a point is in a box: rounding may put it on either side of an edge, so edges are moved a little. */
function isIn({ latitude, longitude }: Place, { west, south, east, north }: Box): boolean {
  const around = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const near = 1e-9;
  const isBelow = latitude < north - near || north >= 90;
  return around >= west - near && around < east - near && latitude >= south - near && isBelow;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** All pages; in steps of 100 when there would be many. */
async function allPages(asked: object, many: number, how: SearchOptions): Promise<readonly ListingPage[]> {
  const limit = many > 8 ? 100 : undefined;
  const pages: ListingPage[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingPage = await searchListings(
      db,
      ListingQuery.parse({ ...asked, ...(limit && { limit }), ...(cursor && { cursor }) }),
      now,
      how,
    );
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

interface Plain {
  readonly id: string;
  readonly point: Place;
  readonly listingType: string;
}

function plainly(asked: ListingQuery, unseen: readonly string[]): readonly Plain[] {
  const center =
    asked.latitude === undefined || asked.longitude === undefined
      ? undefined
      : { latitude: asked.latitude, longitude: asked.longitude };
  return searchRows
    .filter(({ content: what, sold }) => {
      const point = what.place.publicPoint;
      const dollars = what.price.cents === null ? null : what.price.cents / 100;
      const words = `${what.words.title} ${what.words.description}`;
      return (
        !unseen.includes(what.sellerId) &&
        (!center ||
          asked.radius === undefined ||
          asked.radius >= nationwide ||
          miles(center, point) <= asked.radius) &&
        (!asked.marketSegment || what.marketSegment === asked.marketSegment) &&
        (!asked.status || (sold ? 'sold' : 'active') === asked.status) &&
        (!asked.listingType || what.listingType === asked.listingType) &&
        (!asked.categoryPrimary || what.categoryPrimary === asked.categoryPrimary) &&
        (!asked.categorySub || what.categorySub === asked.categorySub) &&
        (asked.minPrice === undefined || (dollars !== null && dollars >= asked.minPrice)) &&
        (asked.maxPrice === undefined || (dollars !== null && dollars <= asked.maxPrice)) &&
        (!asked.condition || asked.condition.some((one) => one === what.condition)) &&
        (!asked.origin || asked.origin.some((one) => one === what.origin)) &&
        vehiclesFit(what, asked) &&
        (!asked.fits || garage.some((vehicle) => vehiclesFit(what, vehicle))) &&
        (!asked.search ||
          asked.search
            .replace('girafe', 'giraffe')
            .split(' ')
            .every((word) => words.includes(word)))
      );
    })
    .map(({ name, content: { place, listingType } }) => ({
      ...{ id: listingId(name), point: place.publicPoint, listingType },
    }));
}

/** Whether one of the vehicles of a listing, as `madeUp` writes them, is of this make, model and year. */
function vehiclesFit(
  { fitment, words }: Pick<MadeUp['content'], 'fitment' | 'words'>,
  { make, model, year }: Pick<ListingQuery, 'make' | 'model' | 'year'>,
): boolean {
  const named = words.title.includes('Nova')
    ? [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1, yearTo: 0 }]
    : [];
  return (
    [make, year].every((one) => one === undefined) ||
    (fitment.length ? fitment : named).some(
      (one) =>
        (make === undefined || plainName(one.make) === plainName(make)) &&
        (make === undefined || model === undefined || plainName(one.model) === plainName(model)) &&
        (year === undefined || (one.yearFrom <= year && year <= one.yearTo)),
    )
  );
}

const plainNames = new Map<string, string>();
function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^chevy$/, 'chevrolet');
  plainNames.set(name, plain);
  return plain;
}

function inOrder(found: readonly ListingCard[], sort: ListingQuery['sort']): boolean {
  const key = ({ distance, price, publishedAt }: ListingCard): number => {
    if (sort === 'distance') return distance ?? 0;
    if (sort === 'newest') return -Date.parse(publishedAt ?? '');
    if (price === null) return Number.POSITIVE_INFINITY;
    return sort === 'price_asc' ? price : -price;
  };
  return found.every((card, at) => {
    const before = found[at - 1];
    return before === undefined || key(before) <= key(card) + 1e-6;
  });
}

interface MadeUp {
  readonly name: string;
  readonly at: string;
  readonly sold: boolean;
  readonly content: typeof content & Required<Pick<ContentChange, 'listingType'>>;
}

/** Clusters with many ties: points, prices and days repeat. */
function madeUp(many: number): readonly MadeUp[] {
  let state = 42;
  const chance = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const towns: readonly Place[] = [
    { latitude: 42.68, longitude: -89.02 },
    { latitude: 51.88, longitude: 179.98 },
    { latitude: 51.93, longitude: -179.97 },
    { latitude: 61.2, longitude: -149.9 },
    { latitude: 21.3, longitude: -157.86 },
    { latitude: 34.05, longitude: -118.24 },
    { latitude: 40.7, longitude: -74 },
    { latitude: 89.7, longitude: 100 },
  ];
  return Array.from({ length: many }, (_, at) => {
    const town = towns[chance(towns.length)] ?? { latitude: 0, longitude: 0 };
    const spread = [0, 0.02, 0.3, 4][chance(4)] ?? 0;
    const latitude = Math.min(90, town.latitude + spread * (chance(21) / 10 - 1));
    const longitude = town.longitude + spread * (chance(21) / 10 - 1);
    return {
      name: `n${at}`,
      at: plusDays(firstDay, chance(40)),
      sold: chance(12) === 0,
      content: {
        ...content,
        sellerId: at % 7 === 3 ? 'bob' : at % 7 === 5 ? 'max' : 'ana',
        listingType: chance(6) === 0 ? ('wanted' as const) : ('for_sale' as const),
        words: {
          title: `${chance(3) === 0 ? 'giraffe' : 'lion'} ${chance(2) === 0 ? 'zebra' : 'bear'}${at % 11 === 0 ? ' of a Nova' : ''}`,
          description: '',
        },
        price: { mode: 'fixed' as const, cents: chance(10) === 0 ? null : (1 + chance(100)) * 100 },
        marketSegment: (['classic', 'classic', 'late_model', 'dealer'] as const)[chance(4)] ?? 'regular',
        categoryPrimary: chance(5) === 0 ? 'Tools' : 'Parts',
        categorySub: null,
        partNumbers: [],
        fitment: fitments[at % fitments.length] ?? [],
        condition: ([null, 'new', 'rebuilt', 'core'] as const)[chance(4)] ?? null,
        origin: ([null, 'oem', 'nos'] as const)[chance(3)] ?? null,
        place: {
          publicPoint: {
            latitude,
            longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
          },
          area: '',
        },
        ...(chance(4) === 0 && { categoryPrimary: 'Parts', categorySub: 'Engine' }),
      },
    };
  });
}
