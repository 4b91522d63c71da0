import { plusDays } from '../../../modules/kernel/decider/time.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { drafted, emptySearch, firstDay, logbook, publishedAt } from './listing-search.fixtures.js';
import type { CardEvent } from './rows/evolve-card.js';
import { soldPrices } from './sold-prices.queries.js';

const now = plusDays(firstDay, 30);
const f100 = { year: 1966, make: 'Ford', model: 'F100' };
const sellers = ['ana', 'bob', 'max', 'eve', 'cid'];

let log: ReturnType<typeof logbook>;
let database: TestDatabase;
let search: Awaited<ReturnType<typeof emptySearch>>;
beforeEach(async () => {
  log = logbook();
  database = await freshDatabase();
  search = await emptySearch(database);
  for (const seller of sellers) await search.keys.getOrCreate(seller);
});
afterEach(() => database.drop());

const soldFor = (cents: number | null, buyerId: string | null = 'zoe'): CardEvent => ({
  type: 'ListingSold',
  data: { where: buyerId === null ? 'elsewhere' : 'here', buyerId, priceCents: cents },
});

async function sell(
  name: string,
  { sellerId, year = 1966, model = 'F-100' }: { sellerId: string; year?: number; model?: string },
  ...then: readonly CardEvent[]
): Promise<void> {
  const car = { year, make: 'Ford', model };
  await search.handle(
    log.listing(name, [drafted({ sellerId, vehicle: car }), publishedAt(firstDay), ...then]),
  );
}

/** Five sales for $10,000, $11,000 … $14,000 by five sellers. */
async function fiveSales(year = 1966): Promise<void> {
  for (const [at, sellerId] of sellers.entries())
    await sell(`of ${sellerId} ${year}`, { sellerId, year }, soldFor(1_000_000 + at * 100_000));
}

const prices = () => soldPrices(search.db).ofCars(f100, now);

test('quartiles are told from five sales of five sellers on', async () => {
  await fiveSales();
  expect(await prices()).toEqual({
    sales: 5,
    lowCents: 1_100_000,
    middleCents: 1_200_000,
    highCents: 1_300_000,
    yearFrom: 1964,
    yearTo: 1968,
  });
});

test('four sales tell nothing, nor do five of four sellers', async () => {
  for (const sellerId of sellers.slice(1)) await sell(sellerId, { sellerId }, soldFor(1_000_000));
  expect(await prices()).toBeNull();
  await sell('another of bob', { sellerId: 'bob' }, soldFor(1_000_000));
  expect(await prices()).toBeNull();
});

test('sales elsewhere, without a price, undone, hidden or long ago do not count', async () => {
  await fiveSales();
  const [first = ''] = sellers;
  const change = (...events: readonly CardEvent[]) => search.handle(log.listing(`of ${first} 1966`, events));
  await change({ type: 'ListingHidden', data: {} } as CardEvent);
  expect(await prices()).toBeNull();
  await change({ type: 'ListingShown', data: {} } as CardEvent);
  expect(await prices()).toMatchObject({ sales: 5 });
  await change({
    type: 'ListingReopened',
    data: { status: 'active', expiresAt: plusDays(firstDay, 60), endedHoldOf: null },
  });
  expect(await prices()).toBeNull();
  await change(soldFor(900_000, null));
  expect(await prices()).toBeNull();
  expect(await soldPrices(search.db).ofCars(f100, plusDays(now, 5 * 366))).toBeNull();
});

test('where few were sold of that year, a wider span is taken, and another model never counts', async () => {
  await fiveSales(1970);
  await sell('a Mustang', { sellerId: 'ana', model: 'Mustang' }, soldFor(9_000_000));
  expect(await prices()).toMatchObject({ sales: 5, highCents: 1_300_000, yearFrom: 1961, yearTo: 1971 });
});
