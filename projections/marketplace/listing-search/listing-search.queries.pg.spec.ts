import { stateAlone } from '../../../modules/kernel/content/card.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ListingEvent } from '../../../modules/marketplace/listing/listing.events.js';
import { ListingBody } from '../../../modules/marketplace/listing.schemas.js';
import type { ListingDeals } from '../../../modules/marketplace/listing-deals.ports.js';
import { signedPhotos } from '../../../modules/media/photo-addresses.shared.js';
import { photoSizes } from '../../../modules/media/photos.contract.js';

import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { listingCards } from './cards.queries.js';
import { listingForm } from './listing-form.queries.js';
import {
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from './listing-search.fixtures.js';
import { listingDetail, listingsOf } from './listing-search.queries.js';
import { listingsSeenBy, photosOf } from './public-listing.queries.js';
import type { CardEvent } from './rows/evolve-card.js';
import { storefront } from './storefront/storefront.queries.js';
import { lastPlaceOf } from './storefront/storefront-visibility.queries.js';

const log = logbook();
const now = plusDays(firstDay, 10);
const guest = { now, actor: undefined };
const showPhoto = signedPhotos('a secret of tests', { now: () => now });
const ana = { id: 'ana', roles: [] };
/** Nobody has a deal; the specs of deals test what is told of them. */
const deals: ListingDeals = {
  dealsOf: async () => new Map(),
  boughtBy: async () => [],
  countBought: async () => 0,
};
const bob = { id: 'bob', roles: [] };
const admin = { id: 'eve', roles: ['admin'] };
const sold: CardEvent = {
  type: 'ListingSold',
  data: { where: 'elsewhere', buyerId: null, priceCents: null },
};

const photoAdded: CardEvent = { type: 'PhotoAdded', data: { photo: { id: 'p1', width: 800, height: 600 } } };

let database: TestDatabase;
let db: Database;
let keys: PersonKeys;
let history: readonly RecordedEvent[];
beforeAll(async () => {
  database = await freshDatabase();
  const search = await emptySearch(database);
  ({ db, keys } = search);
  history = [
    ...log.member('ana', [
      { type: 'MemberRegistered', data: { memberId: 'ana', name: 'Ana', email: 'a@b.c' } },
    ]),
    ...log.member('ana', [
      { type: 'BirthDateGiven', data: { memberId: 'ana', birthDate: '1968-05-04', isMinor: false } },
    ]),
    ...log.member('ana', [{ type: 'MemberRenamed', data: { memberId: 'ana', name: 'Ana B.' } }], now),
    ...log.member('gone', [{ type: 'MemberErased', data: { memberId: 'gone' } }]),
    ...log.listing('draft', [drafted(), photoAdded]),
    ...shown(
      'active',
      { words: { ...content.words, description: 'long '.repeat(100), vin: 'V1', tradeFor: 'a boat' } },
      [photoAdded],
    ),
    ...shown('paused', {}, [{ type: 'ListingPaused', data: {} }]),
    ...shown('held', {}, [
      { type: 'ListingHeld', data: { buyerId: 'bob', heldUntil: plusDays(firstDay, 3), offerId: null } },
    ]),
    ...shown('sold', {}, [sold]),
    ...shown('withdrawn', {}, [{ type: 'ListingWithdrawn', data: {} }]),
    ...shown('expired', {}, [{ type: 'ListingExpired', data: {} }]),
    ...shown('removed', {}, [
      photoAdded,
      { type: 'ListingRemoved', data: { reason: 'spam', removedBy: 'eve' } },
    ]),
    ...shown('young', {
      categoryPrimary: 'Cars',
      categorySub: 'Coupe',
      vehicle: { year: 2004, make: 'Ford', model: 'Mustang' },
      price: { mode: 'ask', cents: null },
    }),
  ];
  await search.handle(history);
});
afterAll(() => database.drop());

function shown(
  name: string,
  over: Parameters<typeof drafted>[0],
  more: readonly CardEvent[] = [],
): readonly RecordedEvent[] {
  return log.listing(name, [drafted(over), publishedAt(firstDay), ...more]);
}

const told = (name: string) =>
  history.filter(({ entityId }) => entityId === listingId(name)) as RecordedEvent<ListingEvent>[];

const detail = (name: string, actor?: { readonly id: string; readonly roles: readonly string[] }, at = now) =>
  listingDetail(db, listingId(name), { actor, now: at, showPhoto, keys, deals });

test.each(['active', 'held', 'sold'])('everybody sees a listing that is %s', async (name) => {
  expect(await detail(name)).toMatchObject({ id: listingId(name), status: name, allowedActions: [] });
});

test.each(['draft', 'paused', 'withdrawn', 'expired', 'removed'])(
  'only its seller and admins see a listing that is %s',
  async (name) => {
    expect(await detail(name, ana)).toMatchObject({ status: name });
    expect(await detail(name, admin)).toMatchObject({ status: name });
    await expect(detail(name, bob)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND', kind: 'not-found' });
    await expect(detail(name)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
  },
);

test('everybody sees a sold listing for 30 days, its seller for ever', async () => {
  expect(await detail('sold', undefined, plusDays(firstDay, 29))).toMatchObject({ soldAt: firstDay });
  await expect(detail('sold', undefined, plusDays(firstDay, 31))).rejects.toMatchObject({
    code: 'LISTING_NOT_FOUND',
  });
  expect(await detail('sold', ana, plusDays(firstDay, 31))).toMatchObject({ status: 'sold' });
});

test('a listing is shown whole, without its exact point', async () => {
  const listing = await listingDetail(db, listingId('active'), {
    actor: bob,
    now,
    showPhoto,
    keys,
    deals,
    point: { latitude: 42.6825, longitude: -89.0187 },
  });
  expect(listing).toMatchObject({
    price: 450,
    vin: 'V1',
    tradeFor: 'a boat',
    distance: 0,
    partNumbers: content.partNumbers,
    fitment: content.fitment,
    photos: [
      {
        id: 'p1',
        ...Object.fromEntries(photoSizes.map((size) => [size, `/api/photos/${listing.id}/p1/${size}`])),
      },
    ],
    seller: { id: 'ana', handle: null, name: 'Ana B.', joinedAt: firstDay, forSale: 3, wanted: 0 },
    expiresAt: plusDays(firstDay, 60),
    allowedActions: ['hold'],
  });
  expect(listing.description.length).toBeGreaterThan(400);
  expect(JSON.stringify(listing)).not.toContain('42.68279');
});

test.each(['draft', 'removed'])(
  'a photo of a %s listing has a signed address, which only its readers get',
  async (name) => {
    const { photo, photos } = await detail(name, ana);
    expect(photo).toEqual(showPhoto(photos[0] ?? { id: '', width: 0, height: 0 }));
    expect(photo?.card).toContain('/api/photos/p1/card?until=');
    const own = await listingsOf(db, undefined, [], { actor: ana, now, showPhoto, keys, deals });
    expect(own.listings.find(({ id }) => id === listingId(name))?.photo).toEqual(photo);
    const form = await listingForm(db, told(name), listingId(name), { actor: ana, now, showPhoto, keys });
    expect(form.photos).toEqual([photo]);
    expect(await photosOf(db, listingId(name), now)).toEqual([]);
  },
);

test('the words and the place of a listing lie open only while it is public, its exact place never does', async () => {
  const { rows } = await database.pool.query<{ id: string; status: string; row: string }>(
    'select id, status, card::text as row from listing_search.card card',
  );
  for (const { status, row } of rows) {
    const isPublic = ['active', 'held', 'sold'].includes(status);
    for (const word of [content.words.title, '42.6825', 'Janesville', 'Impala', '3970010'])
      expect([status, word, row.includes(word)]).toEqual([status, word, isPublic]);
    expect(row).not.toContain('42.68279');
  }
  expect(await lastPlaceOf(db, keys, 'ana')).toMatchObject({ area: 'Janesville, WI' });
});

test('which listings a viewer may see is answered for many at once, as their pages answer it', async () => {
  const named = (ids: readonly string[]) => names.filter((name) => ids.includes(listingId(name)));
  const names = ['draft', 'active', 'sold', 'removed'];
  const seen = async (actor: Viewer['actor'], at = now) =>
    named(await listingsSeenBy(db, [...names.map(listingId), 'unknown'], { actor, now: at }));
  expect(await seen(undefined)).toEqual(['active', 'sold']);
  expect(await seen(bob, plusDays(firstDay, 45))).toEqual(['active']);
  expect(await seen(ana)).toEqual(names);
  expect(await seen(admin)).toEqual(names);
});

test('the card of a listing follows its status without a write elsewhere; whoever may not see it learns at most how it ended', async () => {
  const names = ['draft', 'active', 'paused', 'held', 'sold', 'withdrawn', 'expired', 'removed'];
  const cardsFor = async (actor: Viewer['actor'], unseen: readonly string[] = [], at = now) => {
    const cards = await listingCards({ db, keys }, names.map(listingId), { actor, now: at, unseen });
    return Object.fromEntries(names.flatMap((name) => [[name, cards.get(listingId(name))]]));
  };
  const forAll = await cardsFor(bob);
  expect(forAll.active).toEqual({
    title: content.words.title,
    href: `/listing/${listingId('active')}`,
    photo: `/api/photos/${listingId('active')}/p1/card`,
    details: ['$450 or best offer', 'Janesville, WI'],
    state: null,
    isShareable: true,
  });
  expect(names.map((name) => [forAll[name]?.state, forAll[name]?.title])).toEqual([
    [undefined, undefined],
    [null, content.words.title],
    [undefined, undefined],
    ['On hold', content.words.title],
    ['Sold', content.words.title],
    ['Withdrawn', null],
    ['Expired', null],
    [undefined, undefined],
  ]);
  expect((await cardsFor(bob, [], plusDays(firstDay, 31))).sold).toEqual(stateAlone('Sold'));
  expect(Object.values(await cardsFor(bob, ['ana'])).filter(Boolean)).toEqual([]);
  const own = await cardsFor(ana);
  expect(names.map((name) => own[name]?.title)).toEqual(names.map(() => content.words.title));
  expect(names.filter((name) => own[name]?.isShareable)).toEqual(['active', 'held', 'sold']);
  expect(own.removed).toMatchObject({ state: 'Removed', photo: null });
});

test('everybody sees the photos of a public listing', async () => {
  expect(await photosOf(db, listingId('active'), now)).toEqual(['p1']);
  expect(await photosOf(db, listingId('sold'), plusDays(firstDay, 31))).toEqual([]);
});

test('a vehicle between the two age rules shows a notice; a listing without a price shows none', async () => {
  const listing = await detail('young');
  expect(listing.notices).toEqual([expect.stringContaining('22 years')]);
  expect(listing.price).toBeNull();
});

test('an unknown listing is not found', async () => {
  await expect(detail('nothing')).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' });
});

test("a seller's own listings come in any status, with counts and allowed actions", async () => {
  const own = await listingsOf(db, undefined, [], { actor: ana, now, showPhoto, keys, deals });
  expect(own.listings).toHaveLength(9);
  expect(own.counts).toEqual({
    draft: 1,
    active: 2,
    paused: 1,
    held: 1,
    sold: 1,
    withdrawn: 1,
    expired: 1,
    removed: 1,
  });
  const drafts = await listingsOf(db, 'draft', [], { actor: ana, now, showPhoto, keys, deals });
  expect(drafts.listings.map(({ id }) => id)).toEqual([listingId('draft')]);
  expect(drafts.listings[0]?.allowedActions).toEqual(['edit', 'publish', 'withdraw']);
  expect(drafts.counts).toEqual(own.counts);
  expect((await listingsOf(db, undefined, [], { actor: bob, now, showPhoto, keys, deals })).listings).toEqual(
    [],
  );
});

test('the form contains the saved values, and could be saved again', async () => {
  const { form, area, status } = await listingForm(db, told('active'), listingId('active'), {
    actor: ana,
    now,
    showPhoto,
    keys,
  });
  expect({ area, status }).toEqual({ area: 'Janesville, WI', status: 'active' });
  expect(ListingBody.parse(form)).toMatchObject({
    title: content.words.title,
    price: 450,
    vin: 'V1',
    tradeFor: 'a boat',
    place: content.exactPoint,
    partNumbers: content.partNumbers,
  });
});

test("nobody gets the form of another member's listing, not even an admin", async () => {
  await expect(
    listingForm(db, told('active'), listingId('active'), { actor: bob, now, showPhoto, keys }),
  ).rejects.toMatchObject({
    code: 'LISTING_NOT_FOUND',
  });
  await expect(
    listingForm(db, told('active'), listingId('active'), { actor: admin, now, showPhoto, keys }),
  ).rejects.toMatchObject({
    code: 'LISTING_NOT_FOUND',
  });
});

test('a storefront shows public listings, newest first, page by page', async () => {
  const whole = await storefront(db, 'ana', { limit: 24 }, guest);
  expect(whole.listings.map(({ id }) => id)).toEqual(['young', 'sold', 'held', 'active'].map(listingId));
  expect(whole).toMatchObject({ seller: { name: 'Ana B.', forSale: 3, wanted: 0 }, nextCursor: null });
  const first = await storefront(db, 'ana', { limit: 3 }, guest);
  const second = await storefront(db, 'ana', { limit: 3, cursor: first.nextCursor ?? '' }, guest);
  expect([...first.listings, ...second.listings]).toEqual(whole.listings);
  await expect(storefront(db, 'ana', { limit: 3, cursor: 'nonsense' }, guest)).rejects.toMatchObject({
    code: 'BAD_CURSOR',
  });
});

test('the storefront of an unknown or erased member is not found', async () => {
  await expect(storefront(db, 'nobody', { limit: 3 }, guest)).rejects.toMatchObject({
    code: 'SELLER_NOT_FOUND',
  });
  await expect(storefront(db, 'gone', { limit: 3 }, guest)).rejects.toMatchObject({
    code: 'SELLER_NOT_FOUND',
  });
});
