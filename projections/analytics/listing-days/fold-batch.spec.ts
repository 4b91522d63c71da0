import fc from 'fast-check';
import { foldBatch, type Handled, idsOf, type OpenRow } from './fold-batch.js';
import type { Acts } from './listing-days.table.js';

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 12)).toISOString();
const event = (type: string, entityId: string, day: number, data: object = {}): Handled =>
  ({ type, entityId, recordedAt: at(day), data }) as unknown as Handled;
const drafted = (id: string, title: string) =>
  event('ListingDrafted', id, 1, {
    listingType: 'for_sale',
    sellerId: 'ana',
    words: { title, description: '' },
    fitment: [],
    vehicle: null,
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    place: { area: 'Beloit, WI' },
  });
const published = (id: string) => event('ListingPublished', id, 2, { publishedAt: at(2), expiresAt: at(30) });
const listingId = 'hood';
const sold = (day: number, where = 'here') =>
  event('ListingSold', 'hood', day, { where, buyerId: null, priceCents: 500 });

test('a listing is of the kind that its title names, else of its category', () => {
  const { listings } = foldBatch(
    [drafted('one', 'Rochester carburetor'), drafted('two', 'Zyzzyva')],
    new Map(),
  );
  expect([...listings.values()].map(({ kind }) => kind)).toEqual(['carburetor', 'Engine']);
});

test('a sale that is undone is taken back from its own day', () => {
  const first = foldBatch([drafted('hood', 'Hood'), published('hood'), sold(5)], new Map());
  const { acts, listings } = foldBatch([event('ListingReopened', 'hood', 9)], first.listings);
  expect(acts).toMatchObject([{ day: '2026-10-05', dealt: -1 }]);
  expect(listings.get('hood')).toMatchObject({ sold_at: null, sold_cents: null });
});

test('what happens to wanted ads, to other content and by the owner is not counted', () => {
  const about = { kind: 'listing', id: 'hood', ownerId: 'ana' };
  const { acts } = foldBatch(
    [
      drafted('hood', 'Hood'),
      event('ThreadOpened', 't1', 3, { about, openedBy: 'ana' }),
      event('ThreadOpened', 't2', 3, { about: { ...about, kind: 'gathering' }, openedBy: 'bob' }),
      event('ListingWatched', 'w', 3, { listingId: 'a wanted ad' }),
      event('OfferMade', 'o', 3, { listingId, by: 'seller' }),
      sold(4, 'elsewhere'),
    ],
    new Map(),
  );
  expect(acts).toEqual([]);
});

/** Any events of a listing that was published, in any sequence. */
const happening = fc.oneof(
  fc.constant('ListingWatched'),
  fc.constant('ThreadOpened'),
  fc.constant('OfferMade'),
  fc.constant('ListingSold'),
  fc.constant('ListingReopened'),
);
const eventOf = (type: string, nth: number): Handled => {
  const day = 3 + (nth % 20);
  if (type === 'ListingSold') return sold(day);
  if (type === 'ListingReopened') return event(type, 'hood', day);
  const about = { kind: 'listing', id: 'hood', ownerId: 'ana' };
  return event(type, String(nth), day, { listingId, by: 'buyer', about, openedBy: 'bob' });
};

test('batches of any size say the same, and a listing is dealt as often as it is sold now', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (types, size) => {
      const isSold = { now: false };
      const events = types.flatMap((type, nth) => {
        if (type === 'ListingSold' && isSold.now) return [];
        if (type === 'ListingReopened' && !isSold.now) return [];
        if (type === 'ListingSold' || type === 'ListingReopened') isSold.now = type === 'ListingSold';
        return [eventOf(type, nth)];
      });
      const all = [drafted('hood', 'Hood'), published('hood'), ...events];
      const whole = foldBatch(all, new Map()).acts;
      const parts: (typeof whole)[number][] = [];
      let rows = new Map<string, OpenRow>();
      for (let from = 0; from < all.length; from += size) {
        const batch = all.slice(from, from + size);
        const known = new Map(
          idsOf(batch).flatMap((id) => (rows.has(id) ? [[id, rows.get(id) as OpenRow]] : [])),
        );
        const { listings, acts } = foldBatch(batch, known);
        rows = new Map([...rows, ...listings]);
        parts.push(...acts);
      }
      expect(sums(parts)).toEqual(sums(whole));
      expect(sums(whole).dealt).toBe(isSold.now ? 1 : 0);
    }),
  );
});

const sums = (acts: readonly Acts[]): Acts =>
  acts.reduce(
    (sum, { saved, asked, offered, dealt }) => ({
      saved: sum.saved + saved,
      asked: sum.asked + asked,
      offered: sum.offered + offered,
      dealt: sum.dealt + dealt,
    }),
    { saved: 0, asked: 0, offered: 0, dealt: 0 },
  );
