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
