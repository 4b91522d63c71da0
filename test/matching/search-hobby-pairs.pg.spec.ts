import type { Database } from '../../modules/kernel/postgres/database.js';
import { type ListingCard, ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { searchListings } from '../../projections/marketplace/listing-search/find/search.js';
import {
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from '../../projections/marketplace/listing-search/listing-search.fixtures.js';
import { categoryFor } from '../../projections/marketplace/listing-search/rows/codes.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { furtherPairs, type HobbyPair, hobbyPairs } from './hobby-pairs.js';

/** The search on home for what wanted ads ask for, by the words of the ads themselves, among the things of all pairs. */
const named = (of: string, pairs: readonly HobbyPair[]) =>
  pairs.map((pair, at) => ({ ...pair, name: `${of} ${at}`, id: listingId(`${of} ${at}`) }));
const [first, further] = [named('first', hobbyPairs()), named('further', furtherPairs())];

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const search = await emptySearch(database);
  db = search.db;
  const log = logbook();
  await search.handle(
    [...first, ...further].flatMap(({ candidate, name }) => {
      const { title, categoryPrimary, partNumbers, fitment, isVehicle } = candidate;
      const [car] = fitment;
      const listed = drafted({
        ...{ ...content, categoryPrimary, categorySub: null, fitment: [...fitment] },
        words: { title, description: '' },
        partNumbers: partNumbers.map(({ number }) => ({ number, kind: 'oem' })),
        vehicle: isVehicle && car ? { year: car.yearFrom, make: car.make, model: car.model } : null,
      });
      return log.listing(name, [listed, publishedAt(firstDay)]);
    }),
  );
}, 60_000);
afterAll(() => database.drop());

type Page = HobbyPair & { readonly id: string; readonly listings: readonly ListingCard[] };

/** The first page for the words of a wanted ad, within its category, if the market has it. */
async function pageFor({ wanted }: HobbyPair) {
  const category = categoryFor(wanted.categoryPrimary, undefined) && wanted.categoryPrimary;
  const asked = { search: wanted.title, categoryPrimary: category };
  return (await searchListings(db, ListingQuery.parse(asked), firstDay)).listings;
}

describe.each([
  ['pairs written without knowing the rules', first],
  ['further pairs', further],
])('%s', (_, pairs) => {
  const asked = pairs.filter(({ isMatch }) => isMatch);
  const wrong = new Set(pairs.flatMap(({ isMatch, id }) => (isMatch ? [] : [id])));
  let pages: readonly Page[];
  beforeAll(async () => {
    const found: Page[] = [];
    for (const pair of asked) found.push({ ...pair, listings: await pageFor(pair) });
    pages = found;
  }, 60_000);

  test('of what is asked for, 9 in 10 are on the first page', () => {
    const missed = pages
      .filter(({ id, listings }) => !listings.some((one) => one.id === id))
      .map(({ wanted, candidate }) => `“${wanted.title}” does not find “${candidate.title}”`);
    expect(missed.length > asked.length / 10 ? missed : []).toEqual([]);
  });

  test('what only looks like something that is asked for is above it for less than 1 in 20', () => {
    const above = pages.flatMap(({ id, wanted, listings }) => {
      const right = listings.findIndex((one) => one.id === id);
      const nearer = listings.slice(0, Math.max(right, 0)).find((one) => wrong.has(one.id));
      return nearer ? [`“${wanted.title}” finds “${nearer.title}” first`] : [];
    });
    expect(above.length > asked.length / 20 ? above : []).toEqual([]);
  });
});
