import { plusDays } from '../../../../modules/kernel/decider/time.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { ListingQuery, type ListingQueryInput } from '../../../../modules/marketplace/listing.schemas.js';
import { freshDatabase, type TestDatabase } from '../../../../test/postgres/database.js';
import {
  type ContentChange,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from '../listing-search.fixtures.js';
import { type BoostedSpot, BoostedSpots } from './boosted-spots.js';
import { searchListings } from './search.js';

const log = logbook();
const now = plusDays(firstDay, 10);
const names = new Map<string, string>();
const janesville = { latitude: 42.6825, longitude: -89.0187 };
const far = { publicPoint: { latitude: 39.7392, longitude: -104.9903 }, area: 'Denver, CO' };

let database: TestDatabase;
let db: Database;
let boosts: readonly BoostedSpot[];

/** Ten blocks by Ana, and what is boosted, which is older than any of them: by Bob, and by Max, who is a minor. */
beforeAll(async () => {
  database = await freshDatabase();
  const search = await emptySearch(database);
  db = search.db;
  await search.handle([
    ...['ana', 'bob', 'max'].flatMap((id) =>
      log.member(id, [
        { type: 'MemberRegistered', data: { memberId: id, name: id, email: `${id}@b.c` } },
        { type: 'BirthDateGiven', data: { memberId: id, birthDate: '1980-01-01', isMinor: id === 'max' } },
      ]),
    ),
    ...listing('grille', { sellerId: 'bob', words: { title: 'Mustang grille', description: '' } }),
    ...listing('denver', { sellerId: 'bob', place: far }),
    ...listing('held', { sellerId: 'bob' }),
    ...log.listing('held', [
      { type: 'ListingHeld', data: { buyerId: 'ana', heldUntil: plusDays(now, 1), offerId: null } },
    ]),
    ...listing('paused', { sellerId: 'bob' }),
    ...log.listing('paused', [{ type: 'ListingPaused', data: {} }]),
    ...listing('wanted', { sellerId: 'bob', listingType: 'wanted' }),
    ...listing('minor', { sellerId: 'max' }),
    ...Array.from({ length: 10 }, (_, at) => listing(`block ${at}`, {}, at + 1)).flat(),
  ]);
  boosts = await spotsOf([...names.values()].filter((name) => !/block|minor/.test(name)));
});
afterAll(() => database.drop());

test('a page has one boosted listing for eight others, which its search finds', async () => {
  expect(await boostedIn({ limit: 8, search: 'mustang or block' })).toEqual([]);
  expect(await boostedIn({ limit: 9 })).toHaveLength(1);
  expect(await boostedIn({ limit: 7 })).toEqual([]);
});

test('a boosted listing is inside the radius and the filter, or is not shown', async () => {
  expect(await boostedIn({ limit: 8, ...janesville, radius: 100 })).toEqual(['grille']);
  expect(await boostedIn({ limit: 8, ...janesville, radius: 100, search: 'block' })).toEqual([]);
  expect(await boostedIn({ limit: 8, ...janesville, radius: 100, maxPrice: 10 })).toEqual([]);
  expect(await boostedIn({ limit: 8, search: 'block' })).toEqual(['denver']);
});

test('a listing of somebody who is blocked is not shown, boosted or not', async () => {
  expect(await boostedIn({ limit: 8 }, ['bob'])).toEqual([]);
});

test('a listing that is on the page is not shown twice', async () => {
  const { listings, boosted, total } = await searched({ limit: 24 });
  expect(listings).toContain('grille');
  expect(boosted).toEqual([]);
  expect(total).toBe(listings.length);
});

test('the order of the others is the same with boosts and without', async () => {
  const query = ListingQuery.parse({ limit: 8 });
  const plain = await searchListings(db, query, now);
  const beside = await searchListings(db, query, now, { boosts });
  expect(plain.boosted).toEqual([]);
  expect({ ...beside, boosted: [] }).toEqual(plain);
});

test('listings of minors, wanted ads and what nobody can buy now are not boosted', async () => {
  const kept = new BoostedSpots(db, { running: async () => running([...names.values()], 9) });
  expect(await kept.at(now)).toEqual(
    await spotsOf([...names.values()].filter((name) => /grille|denver|block/.test(name))),
  );
});

test('of a member’s boosts the last ones are shown, as many as the tier has', async () => {
  const bob = running(['denver', 'paused', 'grille'], 1);
  const one = new BoostedSpots(db, { running: async () => bob });
  expect(await one.at(now)).toEqual(await spotsOf(['denver']));
});

test('which boosts run is asked once in half a minute', async () => {
  let asked = 0;
  const kept = new BoostedSpots(db, {
    running: async () => {
      asked += 1;
      return [];
    },
  });
  for (const seconds of [0, 10, 29, 31])
    await kept.at(new Date(Date.parse(now) + seconds * 1_000).toISOString());
  expect(asked).toBe(2);
});

function listing(name: string, content: ContentChange, days = 0) {
  names.set(listingId(name), name);
  const at = plusDays(firstDay, days / 100);
  return log.listing(name, [drafted(content), publishedAt(at)], at);
}

async function boostedIn(query: ListingQueryInput, unseen: readonly string[] = []) {
  return (await searched(query, unseen)).boosted;
}

async function searched(query: ListingQueryInput, unseen: readonly string[] = []) {
  const page = await searchListings(db, ListingQuery.parse({ sort: 'newest', ...query }), now, {
    boosts,
    unseen,
  });
  const nameOf = ({ id }: { readonly id: string }) => names.get(id);
  return { ...page, listings: page.listings.map(nameOf), boosted: page.boosted.map(nameOf) };
}

const running = (boosted: readonly string[], most: number) =>
  boosted.map((name) => ({
    listingId: listingId(name),
    memberId: name === 'minor' ? 'max' : 'bob',
    most: name.startsWith('block') ? 99 : most,
  }));

/** The search rows of those of these listings that have one, in the order given. */
async function spotsOf(these: readonly string[]): Promise<readonly BoostedSpot[]> {
  const { rows } = await database.pool.query<BoostedSpot & { readonly id: string }>(
    'select id, no, x, y, z, spot.category, sub from listing_search.card join listing_search.spot using (no)',
  );
  const byId = new Map(rows.map(({ id, ...spot }) => [id, spot]));
  return these.flatMap((name) => byId.get(listingId(name)) ?? []);
}
