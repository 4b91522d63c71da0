import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { plusDays } from '../../../../modules/kernel/decider/time.js';
import type { RecordedEvent } from '../../../../modules/kernel/event-store/events.js';
import { miles } from '../../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import {
  CountsQuery,
  type ListingPage,
  ListingQuery,
  type ListingQueryInput,
  MapQuery,
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
import { foundClosest } from './find.js';
import { searchListings } from './search.js';
import { matchingRows } from './search-conditions.js';
import { searchCriteriaOf } from './search-criteria.js';

const names = new Map<string, string>();
const log = logbook();
const now = plusDays(firstDay, 10);
const janesville = { latitude: 42.6825, longitude: -89.0187 };
const at = (latitude: number, longitude: number) => ({ publicPoint: { latitude, longitude }, area: '' });

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const search = await emptySearch(database);
  db = search.db;
  await search.handle([
    ...log.member('ana', [
      { type: 'MemberRegistered', data: { memberId: 'ana', name: 'Ana', email: 'a@b.c' } },
    ]),
    ...shown('block', {}),
    ...shown('carburetor', {
      words: { title: 'Rochester Quadrajet carburetor', description: 'For a Chevelle, café racer' },
      categorySub: 'Fuel',
      price: { mode: 'fixed', cents: 12_500 },
      partNumbers: [{ number: '7029-207', kind: 'oem' }],
      fitment: [{ make: 'Chevrolet', model: 'Chevelle', yearFrom: 1966, yearTo: 1969 }],
      place: at(43.0731, -89.4012),
    }),
    ...shown('grille', {
      words: { title: 'Mustang grille', description: 'C5ZZ-8200-A stamped' },
      categorySub: 'Body',
      price: { mode: 'ask', cents: null },
      partNumbers: [],
      fitment: [{ make: 'Ford', model: 'Mustang', yearFrom: 1965, yearTo: 1965 }],
      place: at(41.8781, -87.6298),
    }),
    ...shown('wagon', {
      words: { title: 'Nomad', description: 'Barn find, 3/4" floor, hood of a 57' },
      categoryPrimary: 'Cars',
      categorySub: 'Wagon',
      price: { mode: 'fixed', cents: 2_500_000 },
      partNumbers: [],
      fitment: [],
      vehicle: { year: 1955, make: 'Chevrolet', model: 'Nomad' },
      place: at(39.7392, -104.9903),
    }),
    ...shown('wanted', {
      listingType: 'wanted',
      words: { title: 'Looking for a 327 block', description: '' },
      marketSegment: 'late_model',
      price: { mode: 'fixed', cents: 30_000 },
      partNumbers: [],
      fitment: [],
      place: at(42.5, -89.0),
    }),
    ...log.listing('draft', [drafted({})]),
    ...shown('sold', { words: { title: 'Sold hubcap', description: '' }, partNumbers: [], fitment: [] }),
    ...log.listing('sold', [
      { type: 'ListingSold', data: { where: 'elsewhere', buyerId: null, priceCents: null } },
    ]),
    ...shown('paused', { words: { title: 'Paused hubcap', description: '' }, partNumbers: [], fitment: [] }),
    ...log.listing('paused', [{ type: 'ListingPaused', data: {} }]),
  ]);
});
afterAll(() => database.drop());

test('without a filter all public listings are found, for sale and wanted, newest first', async () => {
  expect(await found({})).toEqual(['sold', 'wanted', 'wagon', 'grille', 'carburetor', 'block']);
});

test('a point without a radius sorts by distance and leaves nothing out', async () => {
  const page = await find({ ...janesville });
  expect(namesOf(page)).toEqual(['block', 'sold', 'wanted', 'carburetor', 'grille', 'wagon']);
  expect(page.effectiveRadius).toBeNull();
  expect(page.listings[3]?.distance).toBeCloseTo(
    miles(janesville, { latitude: 43.0731, longitude: -89.4012 }),
    9,
  );
});

test('a radius limits the search to the circle, and results have a distance', async () => {
  const page = await find({ ...janesville, radius: '50' });
  expect(namesOf(page)).toEqual(['block', 'sold', 'wanted', 'carburetor']);
  expect(page).toMatchObject({ total: 4, effectiveRadius: 50, expanded: false });
});

test('a radius without a point is ignored, as is a radius of 0', async () => {
  expect((await find({ radius: '25' })).total).toBe(6);
  expect((await find({ ...janesville, radius: '0' })).total).toBe(6);
});

test('sorting by distance without a point means newest first', async () => {
  expect(await found({ sort: 'distance' })).toEqual(await found({ sort: 'newest' }));
});

test('with expand, a search with fewer than 5 results within 200 miles is repeated within 500', async () => {
  const narrow = { ...janesville, radius: '25' };
  expect(await find({ ...narrow, expand: 'true' })).toMatchObject({
    total: 5,
    effectiveRadius: 500,
    expanded: true,
  });
  expect(await find(narrow)).toMatchObject({ total: 3, effectiveRadius: 25, expanded: false });
  expect(await find({ ...narrow, radius: '300', marketSegment: 'dealer', expand: 'true' })).toMatchObject({
    total: 0,
    effectiveRadius: 300,
    expanded: false,
  });
});

test('listings without a price come last, cheapest or dearest first', async () => {
  expect(await found({ sort: 'price_asc' })).toEqual([
    'carburetor',
    'wanted',
    'block',
    'sold',
    'wagon',
    'grille',
  ]);
  expect(await found({ sort: 'price_desc' })).toEqual([
    'wagon',
    'sold',
    'block',
    'wanted',
    'carburetor',
    'grille',
  ]);
});

test('price bounds are dollars and include their ends; 0 means none', async () => {
  expect(await found({ minPrice: '125', maxPrice: '300', sort: 'price_asc' })).toEqual([
    'carburetor',
    'wanted',
  ]);
  expect((await find({ minPrice: '0', maxPrice: '0' })).total).toBe(6);
});

test('filters combine; a sub-category needs no primary category', async () => {
  expect(await found({ categorySub: 'Body' })).toEqual(['grille']);
  expect(await found({ categoryPrimary: 'Parts', marketSegment: 'classic', status: 'active' })).toEqual([
    'grille',
    'carburetor',
    'block',
  ]);
  expect(await found({ listingType: 'wanted' })).toEqual(['wanted']);
  expect(await found({ status: 'sold' })).toEqual(['sold']);
  expect(await found({ categoryPrimary: 'Cars', categorySub: 'Body' })).toEqual([]);
  expect(await found({ categoryPrimary: 'Boats' })).toEqual([]);
  expect(await found({ search: 'chevrolet', ...janesville, radius: '100', categorySub: 'Fuel' })).toEqual([
    'carburetor',
  ]);
});

test.each([
  ['carburetor', ['carburetor']],
  ['carburator', ['carburetor']],
  ['CARBURETORS', ['carburetor']],
  ['carb', ['carburetor']],
  ['chevele', ['carburetor']],
  ['gril', ['grille']],
  ['karburetter', ['carburetor']], // by its sound
  ['carburettor chevelle', ['carburetor']],
  ['quadrajett carb', ['carburetor']],
  ['chevelle carburator', ['carburetor']],
  ['mustnag', ['grille']],
  ['cafe', ['carburetor']],
  ['3970010', ['block']],
  ['7029207', ['carburetor']],
  ['7029-207', ['carburetor']],
  ['c5zz8200a', ['grille']],
  ['C5ZZ-8200-A', ['grille']],
  ['C5ZZ 8200 A', ['grille']],
  ['C5ZZ8200 A mustang', ['grille']],
  ['70 29 207 quadrajet', ['carburetor']],
  ['39 70 010', ['block']],
  ['39 700', ['block']], // the beginning of the text
  ['1967 chevelle', ['carburetor']],
  ["'67 chevelle carb", ['carburetor']],
  ['stang grille', ['grille']],
  ['a grille for the mustang', ['grille']],
  ['.75 inch floor', ['wagon']],
  ["'57 hood", ['wagon']],
  ['1957 hood', []],
  ['3970011', []],
  ['xqzzyvk', []],
  ['carburetor xqzzyvk', []],
])('searching for "%s" finds %j', async (search, expected) => {
  expect(await found({ search })).toEqual(expected);
});

test.each([
  ['mustnagg', { text: 'mustang', isSearched: true }],
  ['Mustnagg grille', { text: 'mustang grille', isSearched: true }],
  ['quadrajjett', { text: 'quadrajet', isSearched: true }],
  ['carburator', null], // a name that enthusiasts also write this way
  ['carburetors', null],
  ['carb', null],
  ['stang grille', null],
  ['grille', null],
  ['xqzzyvk', null],
])('"%s" is read as %j', async (search, spelling) => {
  expect((await find({ search })).spelling).toEqual(spelling);
});

test('where nothing is found, a word that others hardly use may be another', async () => {
  await sql`insert into listing_search.vocabulary (word, listings) values ('hurts', 1), ('hurst', 10)
    on conflict do nothing`.execute(db);
  expect(await find({ search: 'hurts' })).toMatchObject({
    total: 0,
    spelling: { text: 'hurst', isSearched: false },
  });
});

test('the longest allowed search works, and so does one without any word', async () => {
  expect((await find({ search: 'engine blok '.repeat(16).trim() })).total).toBe(1);
  expect((await find({ search: '\u0000 %$ "' })).total).toBe(6);
  expect((await find({ search: "block' | '" })).total).toBe(2);
});

describe('when no listing has all words of a longer text', () => {
  const closest = (search: string, more: ListingQueryInput = {}) => find({ search, ...more });

  test('those of the same kind of part are found, first what is for its car', async () => {
    expect(namesOf(await closest('WTB bonnet grill 65 mustang, under 25k'))).toEqual(['grille']);
    expect(await closest('rochester carb with linkage, nova')).toMatchObject({ total: 1, areClosest: true });
  });

  test('a piece of it is no such part', async () => {
    expect(await closest('carburetor rebuild kit nova 1966')).toMatchObject({ total: 0, areClosest: false });
  });

  test('a text of two words asks for both, and what has all words is not only close', async () => {
    expect((await closest('carburetor nova')).total).toBe(0);
    expect((await closest('1967 chevelle carb')).areClosest).toBe(false);
  });

  test('an alert asks for all words', async () => {
    const query = ListingQuery.parse({ search: 'rochester carb with linkage, nova' });
    expect((await searchListings(db, query, now, { isLiteral: true })).total).toBe(0);
  });

  test('pages follow one another, and the map and the counts count the same listings', async () => {
    const search = '1957 chevrolet xqzzyvk';
    for (const sort of ['distance', 'price_asc', 'price_desc', 'newest'] as const) {
      const all = await closest(search, { ...janesville, sort });
      expect(all).toMatchObject({ areClosest: true, total: 3 });
      const paged: string[] = [];
      for (let cursor: string | undefined, page = 0; page < 3; page++) {
        const one = await closest(search, { ...janesville, sort, limit: '1', ...(cursor && { cursor }) });
        expect(one).toMatchObject({ areClosest: true, total: 3 });
        paged.push(...namesOf(one));
        cursor = one.nextCursor ?? undefined;
      }
      expect(paged).toEqual(namesOf(all));
    }
    const world = { west: -180, south: -90, east: 180, north: 90, zoom: 2 };
    expect((await mapListings(db, MapQuery.parse({ search, ...world }), now)).total).toBe(3);
    const { listingTypes } = await countListings(db, CountsQuery.parse({ search }));
    expect(listingTypes.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('they are looked up in the index of words alone', async () => {
    const wished = [{ query: 'chevelle', weight: 1 }];
    const query = ListingQuery.parse({ search: 'carburetor' });
    const criteria = searchCriteriaOf({
      ...{ query, category: { category: 0, sub: 0 }, words: '+carburetor', wished, areFrequent: false },
      ...{ point: undefined, radius: null, sort: 'newest', cursor: undefined, hidden: [] },
    });
    expect(await indexesOf(foundClosest(criteria, wished))).toEqual(['spot_words']);
  });
});

test('pages follow one another without gaps or repeats, and the last one has no cursor', async () => {
  for (const sort of ['distance', 'price_asc', 'price_desc', 'newest'] as const) {
    const whole = await found({ ...janesville, sort });
    const first = await find({ ...janesville, sort, limit: '4' });
    const second = await find({ ...janesville, sort, limit: '4', cursor: first.nextCursor ?? '' });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(whole);
    expect(second.nextCursor).toBeNull();
  }
});

test.each(['nonsense', 'W10', Buffer.from('["newest","x",1,0]').toString('base64url')])(
  'a foreign cursor (%s) is refused',
  async (cursor) => {
    await expect(find({ cursor })).rejects.toMatchObject({ code: 'BAD_CURSOR', kind: 'invalid' });
  },
);

test.each(['newest', 'price_asc', 'price_desc', 'distance'] as const)(
  'a cursor outside the range of the sort key (%s) is refused',
  async (sort) => {
    for (const key of [1e300, 9.3e18, -1, ...(sort === 'distance' ? [] : [1.5])]) {
      const cursor = Buffer.from(JSON.stringify([sort, key, 1, 0])).toString('base64url');
      await expect(find({ ...janesville, sort, cursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    }
  },
);

test('a cursor of another sort order is refused', async () => {
  const { nextCursor } = await find({ sort: 'newest', limit: '1' });
  await expect(find({ sort: 'price_asc', cursor: nextCursor ?? '' })).rejects.toMatchObject({
    code: 'BAD_CURSOR',
  });
});

test('a card has everything that it shows', async () => {
  const [card] = (await find({ search: 'quadrajet' })).listings;
  expect(card).toMatchObject({
    title: 'Rochester Quadrajet carburetor',
    price: 125,
    priceMode: 'fixed',
    seller: { id: 'ana', name: 'Ana' },
    distance: null,
    photo: null,
    age: 10,
    publishedAt: firstDay,
  });
});

test('whatever words a search has, it is answered: names of properties, and 500 odd ones', async () => {
  const odd = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), 500);
  for (const search of [...Object.getOwnPropertyNames(Object.prototype), ...odd])
    expect(await find({ search: search.slice(0, 100) })).toHaveProperty('listings');
});

function shown(name: string, over: ContentChange): readonly RecordedEvent[] {
  return log.listing(name, [drafted({ ...content, ...over }), publishedAt(firstDay)]);
}

function find(query: ListingQueryInput & Record<string, unknown>): Promise<ListingPage> {
  return searchListings(db, ListingQuery.parse(query), now);
}

const found = async (query: ListingQueryInput & Record<string, unknown>) => namesOf(await find(query));

function namesOf({ listings }: ListingPage): readonly string[] {
  if (!names.size) {
    for (const name of ['block', 'carburetor', 'grille', 'wagon', 'wanted', 'draft', 'sold', 'paused'])
      names.set(listingId(name), name);
  }
  return listings.map(({ id }) => names.get(id) ?? id);
}

test('words are looked up in their index alone, whatever the segment', async () => {
  const query = ListingQuery.parse({ search: 'carburetor', marketSegment: 'classic' });
  const criteria = searchCriteriaOf({
    ...{
      query,
      category: { category: 0, sub: 0 },
      words: 'carburetor',
      areFrequent: false,
      point: undefined,
    },
    ...{ radius: null, sort: 'newest', cursor: undefined, hidden: [] },
  });
  expect(await indexesOf(matchingRows(criteria, sql`s.no`))).toEqual(['spot_words']);
});

/** The indexes that a query reads. */
async function indexesOf(query: RawBuilder<unknown>) {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql`explain ${query}`.execute(tx);
  });
  return JSON.stringify(plan.rows).match(/spot_[a-z]+/g);
}
