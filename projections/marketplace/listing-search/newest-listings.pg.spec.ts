import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { NewestListings } from '../../../modules/marketplace/newest-listings.ports.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import {
  type ContentChange,
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from './listing-search.fixtures.js';
import { manySellers, newItemsOf } from './new-items.queries.js';
import { newestListings } from './newest-listings.queries.js';
import type { CardEvent } from './rows/evolve-card.js';

const log = logbook();
const now = plusDays(firstDay, 10);
const impala = content.fitment;
const c10 = [{ make: 'Chevrolet', model: 'C10', yearFrom: 1967, yearTo: 1972 }];

let database: TestDatabase;
let search: Awaited<ReturnType<typeof emptySearch>>;
let listings: NewestListings;
beforeAll(async () => {
  database = await freshDatabase();
  search = await emptySearch(database);
  listings = newestListings(search.db, { blockedWith: async () => ['max'] });
  await publish('impala', 1, { fitment: impala });
  await publish('c10', 2, { fitment: c10 });
  await publish('both', 3, { sellerId: 'bob', fitment: [...impala, ...c10], listingType: 'wanted' });
  await publish('in its title', 4, { fitment: [], words: { ...content.words, title: 'Chevy C10 tailgate' } });
  await publish('of another', 5, { sellerId: 'max', fitment: c10 });
  await publish('sold', 6, { fitment: c10 });
  await change('sold', {
    type: 'ListingSold',
    data: { where: 'elsewhere', buyerId: null, priceCents: null },
  });
});
afterAll(() => database.drop());

const change = (name: string, event: CardEvent) => search.handle(log.listing(name, [event]));
const publish = (name: string, hour: number, of: ContentChange) =>
  search.handle(log.listing(name, [drafted(of), publishedAt(plusHours(firstDay, hour))]));
const names = ['impala', 'c10', 'both', 'in its title', 'of another', 'sold'];

async function found(
  of: { readonly vehicles?: readonly string[]; readonly sellers?: readonly string[] },
  before?: string,
  limit = 10,
): Promise<readonly (string | undefined)[]> {
  const page = { before: before === undefined ? undefined : placeOf(before), limit };
  const cards = await listings.newestOf({ vehicles: [], sellers: [], ...of }, page, {
    actor: { id: 'eve', roles: [] },
    now,
  });
  return cards.map(({ id }) => names.find((name) => listingId(name) === id));
}
const placeOf = (name: string) => ({
  at: plusHours(firstDay, names.indexOf(name) + 1),
  id: listingId(name),
});

test('a vehicle has what says that it fits, what its title names, and what is looked for, the newest first', async () => {
  expect(await found({ vehicles: ['chevrolet.c10'] })).toEqual(['in its title', 'both', 'c10']);
  expect(await found({ vehicles: ['chevrolet'] })).toEqual(['in its title', 'both', 'c10', 'impala']);
  expect(await found({ vehicles: ['ford'] })).toEqual([]);
});

test('a page goes on from a place, and names each listing once', async () => {
  const vehicles = ['chevrolet.c10', 'chevrolet.impala'];
  expect(await found({ vehicles }, undefined, 2)).toEqual(['in its title', 'both']);
  expect(await found({ vehicles }, 'both')).toEqual(['c10', 'impala']);
});

test('sellers and vehicles are one list', async () => {
  expect(await found({ vehicles: ['chevrolet.impala'], sellers: ['ana', 'bob', 'max'] })).toEqual([
    'in its title',
    'both',
    'c10',
    'impala',
  ]);
  expect(await found({ sellers: ['bob'] })).toEqual(['both']);
  expect(await found({ sellers: ['ana'] }, 'both')).toEqual(['c10', 'impala']);
});

test('a listing that is revised, paused or withdrawn leaves the vehicles that it was for', async () => {
  await change('c10', { type: 'ListingRevised', data: { ...content, fitment: impala } });
  await change('both', { type: 'ListingPaused', data: {} });
  expect(await found({ vehicles: ['chevrolet.c10'] })).toEqual(['in its title']);
  expect(await found({ vehicles: ['chevrolet.impala'] })).toEqual(['c10', 'impala']);
});

describe.each([
  ['of a few sellers', manySellers],
  ['of many', 1],
])('the New Items Wall %s', (_, many) => {
  const photo: CardEvent = { type: 'PhotoAdded', data: { photo: { id: 'p1', width: 8, height: 6 } } };
  const madison = { latitude: 43.07, longitude: -89.4 };
  const items = async (sellers: readonly string[], within: Partial<Parameters<typeof newItemsOf>[2]> = {}) =>
    (await newItemsOf(search.db, sellers, { limit: 24, ...within }, many)).map((id) =>
      shown.find((name) => listingId(name) === id),
    );
  const shown = [
    'near',
    'far',
    'looked for',
    'without a photo',
    ...Array.from({ length: 7 }, (_, n) => `of dee ${n}`),
  ];
  beforeAll(async () => {
    if (many !== manySellers) return; // listed already
    const place = { publicPoint: { latitude: 29.76, longitude: -95.37 }, area: 'Houston, TX' };
    const list = async (name: string, day: number, of: ContentChange, ...more: readonly CardEvent[]) =>
      search.handle(
        log.listing(name, [
          drafted({ sellerId: 'cal', ...of }),
          ...more,
          publishedAt(plusDays(firstDay, day)),
        ]),
      );
    await list('near', 1, {}, photo);
    await list('far', 2, { place, fitment: c10 }, photo);
    await list('looked for', 3, { listingType: 'wanted' }, photo);
    await list('without a photo', 4, {});
    for (let n = 0; n < 7; n++) await list(`of dee ${n}`, 5 + n, { sellerId: 'dee' }, photo);
  });

  test('has what is for sale with a photo, the newest first, of these sellers alone', async () => {
    expect(await items(['cal'])).toEqual(['far', 'near']);
    expect(await items([])).toEqual([]);
  });

  test('has what is near, and for the garage what fits its makes', async () => {
    expect(await items(['cal'], { circle: { ...madison, radius: 50 } })).toEqual(['near']);
    expect(await items(['cal'], { circle: { ...madison, radius: 20 } })).toEqual([]);
    expect(await items(['cal'], { vehicles: ['chevrolet.c10'] })).toEqual(['far']);
    expect(await items(['cal'], { vehicles: [] })).toEqual([]);
  });

  test('has six of one seller at most', async () => {
    expect(await items(['cal', 'dee'])).toHaveLength(8);
    expect(await items(['cal', 'dee'], { limit: 3 })).toEqual(['of dee 6', 'of dee 5', 'of dee 4']);
    expect(await items(['cal', 'dee'], { circle: { ...madison, radius: 50 } })).toHaveLength(7);
  });
});
