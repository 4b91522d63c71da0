import { keptDays, spanOf } from '../../../modules/analytics/figures/figures.rules.js';
import { figureNames, groupings } from '../../../modules/analytics/figures/figures.schemas.js';
import { offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { deterministicId, newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { EventOf, StreamDefinition } from '../../../modules/kernel/event-store/events.js';
import { migrate } from '../../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../../modules/kernel/processing/projection.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { marketplaceMigrations } from '../../../modules/marketplace/marketplace.migrations.js';
import { threadEvents } from '../../../modules/messages/thread/thread.events.js';
import { watchEvents } from '../../../modules/saved-searches/watch/watch.events.js';
import { chanceOf } from '../../../test/bench/made-up-listings.js';
import { actsInLog } from '../../../test/figures-of-log.js';
import { handleLog, openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { content } from '../../marketplace/listing-search/listing-search.fixtures.js';
import { figuresBy, figuresByDay, soldIn } from './figures.queries.js';
import { listingDays } from './listing-days.projection.js';

const now = '2026-11-27T23:30:00.000Z';
const span = spanOf(now, keptDays);
let at: TestProjection;
beforeEach(async () => {
  at = await openProjection(listingDays);
  await migrate(at.pool, marketplaceMigrations);
});
afterEach(() => at.close());

const record = async <F extends StreamDefinition>(
  stream: F,
  id: string,
  when: string,
  ...events: readonly EventOf<NoInfer<F>>[]
) => {
  await at.eventStore.append(stream, id, events, 'any', { ...metaOf('ana'), now: when, commandId: newId() });
};
const handle = () => handleLog(listingDays, at.eventStore, at.db);
const daysAgo = (days: number) => plusDays(now, -days);

interface Listed {
  readonly id: string;
  readonly when?: string;
  readonly sellerId?: string;
  readonly title?: string;
  readonly area?: string;
  readonly listingType?: 'for_sale' | 'wanted';
}
async function draft({
  id,
  when = daysAgo(90),
  sellerId = 'ana',
  title = '327 engine block',
  ...rest
}: Listed) {
  const { listingType = 'for_sale', area = 'Janesville, WI' } = rest;
  await record(
    listingEvents,
    id,
    when,
    event('ListingDrafted', {
      ...content,
      ...{ sellerId, listingType, words: { title, description: '' }, place: { ...content.place, area } },
    }),
  );
}
async function list(listed: Listed) {
  await draft(listed);
  const { id, when = daysAgo(90) } = listed;
  await record(listingEvents, id, when, published(when));
}
const published = (when: string): ListingEvent =>
  event('ListingPublished', { publishedAt: when, expiresAt: plusDays(when, 60) });
const sold = (where: 'here' | 'elsewhere' = 'here', priceCents: number | null = 4_000): ListingEvent =>
  event('ListingSold', { where, buyerId: where === 'here' ? 'bob' : null, priceCents });
const reopened: ListingEvent = event('ListingReopened', {
  ...{ status: 'active' as const, expiresAt: plusDays(now, 60), endedHoldOf: null },
});
const watch = (
  listingId: string,
  memberId: string,
  when: string,
  ...types: ('ListingWatched' | 'ListingUnwatched')[]
) =>
  record(
    watchEvents,
    deterministicId('watch', listingId, memberId),
    when,
    ...types.map((type) => event(type, { memberId, listingId })),
  );
const offer = (listingId: string, buyerId: string, when: string, by: 'buyer' | 'seller' = 'buyer') =>
  record(
    offerEvents,
    deterministicId('deal', listingId, buyerId),
    when,
    event('OfferMade', {
      ...{ listingId, sellerId: 'ana', buyerId, offerId: newId() },
      ...{ by, cents: 3_000, expiresAt: plusDays(when, 2) },
    }),
  );
const ask = (listingId: string, openedBy: string, when: string, ownerId = 'ana') =>
  record(
    threadEvents,
    newId(),
    when,
    event('ThreadOpened', {
      about: { kind: 'listing', id: listingId, version: 2, ownerId, ownerSide: 'selling' as const },
      ...{ openedBy, memberIds: [...new Set([ownerId, openedBy, 'zoe'])], requestedOf: [] },
    }),
  );

const days = (sellerId = 'ana') => figuresByDay(at.db, sellerId, span);
const dayOf = (when: string) => when.slice(0, 10);
const none = { seen: 0, opened: 0, saved: 0, asked: 0, offered: 0, dealt: 0 };

test('a member saves a listing once, however often; taking it back changes nothing', async () => {
  await list({ id: 'block' });
  await watch('block', 'bob', daysAgo(3), 'ListingWatched', 'ListingUnwatched', 'ListingWatched');
  await watch('block', 'bob', daysAgo(2), 'ListingUnwatched', 'ListingWatched');
  await watch('block', 'max', daysAgo(2), 'ListingWatched');
  await handle();
  expect(await days()).toEqual([
    { day: dayOf(daysAgo(3)), ...none, saved: 1 },
    { day: dayOf(daysAgo(2)), ...none, saved: 1 },
  ]);
});

test('what the seller does is no question and no offer, and a wanted ad has no figures', async () => {
  await list({ id: 'block' });
  await list({ id: 'wish', listingType: 'wanted' });
  for (const id of ['block', 'wish']) {
    await ask(id, 'bob', daysAgo(1));
    await ask(id, 'ana', daysAgo(1));
    await offer(id, 'bob', daysAgo(1));
    await offer(id, 'bob', daysAgo(1), 'seller');
    await at.pool.query("insert into listing_audience.seen values ($1, 'ana', $2, 5, 4)", [
      id,
      dayOf(daysAgo(1)),
    ]);
  }
  await handle();
  expect(await days()).toEqual([
    { day: dayOf(daysAgo(1)), seen: 5, opened: 4, saved: 0, asked: 1, offered: 1, dealt: 0 },
  ]);
});

test('a sale that is undone is taken from its own day, also when it is handled with it', async () => {
  await list({ id: 'block' });
  await list({ id: 'hood' });
  await record(listingEvents, 'block', daysAgo(5), sold());
  await handle();
  expect(await days()).toEqual([{ day: dayOf(daysAgo(5)), ...none, dealt: 1 }]);
  await record(listingEvents, 'block', daysAgo(4), reopened);
  await record(listingEvents, 'hood', daysAgo(4), sold());
  await record(listingEvents, 'hood', daysAgo(3), reopened);
  await record(listingEvents, 'hood', daysAgo(3), sold('elsewhere'));
  await handle();
  expect((await days()).filter(({ dealt }) => dealt !== 0)).toEqual([]);
  expect(await figuresBy(at.db, 'ana', { ...span, by: 'listing', limit: null })).toEqual([]);
});

test('sales here and elsewhere, what was paid where it is known, and the median of days from three sales on', async () => {
  const sales = [sold('here', 4_000), sold('elsewhere', null), sold('here', null)];
  for (const [nth, sale] of sales.entries()) {
    await list({ id: `block ${nth}`, when: daysAgo(40) });
    await record(listingEvents, `block ${nth}`, daysAgo(30 - nth * 10), sale);
    await handle();
    expect(await soldIn(at.db, 'ana', span)).toEqual({
      ...{ sales: nth + 1, cents: 4_000, daysToSell: nth === 2 ? 20 : null },
    });
  }
  expect(await soldIn(at.db, 'ana', spanOf(now, 15))).toEqual({ sales: 1, cents: 0, daysToSell: null });
});

test('a kind is what the title names, else the category; what was never published is not in plain text', async () => {
  await at.eventStore.keys.getOrCreate('ana');
  await draft({ id: 'block', area: 'Xochimilco, WI' });
  await handle();
  const rows = async () => (await at.pool.query<object>('select * from listing_days.listing')).rows;
  expect(await rows()).toMatchObject([{ kind: null, area: null, sealed: expect.any(String) }]);
  await record(listingEvents, 'block', daysAgo(80), published(daysAgo(80)));
  await list({ id: 'thing', title: 'Zyzzyva, rare' });
  for (const id of ['block', 'thing']) await ask(id, 'bob', daysAgo(1));
  await handle();
  const by = async (grouping: 'kind' | 'place') =>
    (await figuresBy(at.db, 'ana', { ...span, by: grouping, limit: 9 })).map(({ key }) => key).toSorted();
  expect(await by('kind')).toEqual(['Engine', 'engine block']);
  expect(await by('place')).toEqual(['Janesville, WI', 'Xochimilco, WI']);
});

test('an erased seller has no rows, also of a draft that comes after; of an erased viewer there was nothing', async () => {
  for (const sellerId of ['ana', 'bob']) await list({ id: `block of ${sellerId}`, sellerId });
  await watch('block of bob', 'ana', daysAgo(3), 'ListingWatched');
  await watch('block of ana', 'bob', daysAgo(3), 'ListingWatched');
  await record(memberEvents, 'ana', daysAgo(2), event('MemberErased', { memberId: 'ana' }));
  await handle();
  await draft({ id: 'late', when: daysAgo(1) });
  await handle();
  const { rows } = await at.pool.query('select id from listing_days.listing');
  expect(rows).toEqual([{ id: 'block of bob' }]);
  expect(await days('ana')).toEqual([]);
  expect(await days('bob')).toEqual([{ day: dayOf(daysAgo(3)), ...none, saved: 1 }]);
  const columns = await at.pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'listing_days' and table_name = 'act'",
  );
  expect(columns.rows.map(({ name }) => name).toSorted()).toEqual([
    'asked',
    'day',
    'dealt',
    'listing_id',
    'offered',
    'saved',
    'seller_id',
  ]);
});

test('figures are those of a count over the log by other code, in one batch, event by event and after a rebuild; every grouping adds up to them', async () => {
  await makeUp(chanceOf(119), 400);
  const { rows: events } = await at.pool.query<{ n: number }>('select count(*)::int as n from kernel.event');
  expect(events[0]?.n).toBeGreaterThan(400);
  await handle();
  await agrees();
  const before = await at.pool.query('select * from listing_days.act order by listing_id, day');
  await at.rebuild();
  expect((await at.pool.query('select * from listing_days.act order by listing_id, day')).rows).toEqual(
    before.rows,
  );
  await at.pool.query('truncate listing_days.act, listing_days.listing');
  await oneByOne();
  await agrees();
});

/** Made-up listings of two sellers over two hundred days, and what happens to them. */
async function makeUp(chance: () => number, acts: number): Promise<void> {
  const titles = ['327 engine block', 'Holley carburetor', 'Zyzzyva', '57 Chevy grille'];
  const areas = ['Janesville, WI', 'Rockford, IL'];
  const some = <One>(of: readonly One[]) => of[Math.floor(chance() * of.length)] as One;
  const listings = Array.from({ length: 24 }, (_, nth) => ({
    ...{ id: `part ${nth}`, sellerId: nth % 3 ? 'ana' : 'bob', isSold: false },
  }));
  for (const [nth, { id, sellerId }] of listings.entries())
    await list({
      ...{ id, title: some(titles), area: some(areas), when: daysAgo(200) },
      ...{ sellerId, listingType: nth % 8 ? 'for_sale' : 'wanted' },
    });
  for (let nth = 0; nth < acts; nth++) {
    const when = daysAgo(199 - Math.floor((nth / acts) * 199));
    const listing = some(listings);
    const who = some(['ana', 'bob', 'max', 'eve']);
    switch (Math.floor(chance() * 5)) {
      case 0:
        await watch(
          listing.id,
          who,
          when,
          ...(chance() < 0.5
            ? (['ListingWatched'] as const)
            : (['ListingWatched', 'ListingUnwatched'] as const)),
        );
        break;
      case 1:
        await ask(listing.id, who, when, listing.sellerId);
        break;
      case 2:
        await offer(listing.id, who, when, chance() < 0.7 ? 'buyer' : 'seller');
        break;
      case 3:
        await at.pool.query(
          'insert into listing_audience.seen values ($1, $2, $3, 3, 1) on conflict (listing_id, day) do update set impressions = seen.impressions + 3',
          [listing.id, listing.sellerId, dayOf(when)],
        );
        break;
      default:
        await record(
          listingEvents,
          listing.id,
          when,
          listing.isSold ? reopened : sold(chance() < 0.7 ? 'here' : 'elsewhere'),
        );
        listing.isSold = !listing.isSold;
    }
  }
}

async function agrees(): Promise<void> {
  for (const seller of ['ana', 'bob']) {
    const { rows: kept } = await at.pool.query<{ key: string }>(
      `select listing_id || ' ' || to_char(day, 'YYYY-MM-DD') as key, saved, asked, offered, dealt from listing_days.act
        where seller_id = $1 and saved + asked + offered + dealt <> 0`,
      [seller],
    );
    const counted = await actsInLog(at.pool, seller);
    expect(new Map(kept.map(({ key, ...acts }) => [key, acts]))).toEqual(counted);
    const totals = sum(await days(seller));
    expect(totals).toMatchObject(
      sum(
        [...counted.values()].map((acts) => ({ ...none, ...acts })),
        ['saved', 'asked', 'offered', 'dealt'],
      ),
    );
    for (const by of groupings) {
      const rows = await figuresBy(at.db, seller, { ...span, by, limit: null });
      expect([by, sum(rows)]).toEqual([by, totals]);
    }
  }
}

const sum = <Name extends (typeof figureNames)[number]>(
  rows: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[] = figureNames as readonly Name[] & typeof figureNames,
) => Object.fromEntries(names.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)]));

async function oneByOne(): Promise<void> {
  const head = await at.eventStore.log.head();
  for (let position = 0; position < head; position++) {
    const stored = await at.eventStore.log.readAll(position, 1);
    const events = await at.eventStore.decode(listingDays.handles, stored);
    await at.db.transaction().execute(async (tx) => {
      await enterSchema(tx, 'listing_days');
      if (events.length) await listingDays.handle(tx, events, undefined, at.eventStore.keys);
    });
  }
}
