import { sql } from 'kysely';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { openCopyConnection } from '../../../modules/kernel/postgres/copy-rows.js';
import { type Database, databaseOn } from '../../../modules/kernel/postgres/database.js';
import { finishTables } from '../../../modules/kernel/processing/finish-tables.js';
import { enterSchema } from '../../../modules/kernel/processing/projection.js';
import { ListingQuery } from '../../../modules/marketplace/listing.schemas.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { searchListings } from './find/search.js';
import {
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from './listing-search.fixtures.js';
import { listingSearch } from './listing-search.projection.js';
import { hideOldSold, soldShownFor } from './rows/old-sold.js';

let database: TestDatabase;
let db: Database;
let keys: PersonKeys;
let handle: (events: readonly RecordedEvent[], batch?: number) => Promise<void>;
beforeEach(async () => {
  database = await freshDatabase();
  ({ db, keys, handle } = await emptySearch(database));
});
afterEach(() => database.drop());

const recently = new Date(Date.now() - 3_600_000).toISOString();

/** A mix of sellers, statuses, changes, prices and places. */
function history(): readonly RecordedEvent[] {
  const log = logbook();
  const events: RecordedEvent[] = [
    ...log.member('ana', [registered('ana', 'Ana')]),
    ...log.member('bob', [registered('bob', 'Bob')]),
  ];
  for (let at = 0; at < 60; at++) {
    const name = `n${at}`;
    const sellerId = at % 4 === 0 ? 'bob' : 'ana';
    const own = {
      ...content,
      sellerId,
      words: { title: `Part ${at} zebra${at % 7}`, description: 'of a car' },
      price: { mode: 'fixed' as const, cents: at * 100 + 100 },
      place: { publicPoint: { latitude: 30 + (at % 15), longitude: -120 + at }, area: 'Somewhere' },
    };
    events.push(
      ...log.listing(
        name,
        [drafted({ ...own, listingType: at % 9 ? 'for_sale' : 'wanted' }), publishedAt(recently)],
        recently,
      ),
    );
    if (at % 5 === 0) events.push(...log.listing(name, [{ type: 'ListingPaused', data: {} }], recently));
    if (at % 10 === 0) events.push(...log.listing(name, [{ type: 'ListingResumed', data: {} }], recently));
    if (at % 6 === 1)
      events.push(
        ...log.listing(
          name,
          [
            {
              type: 'ListingRevised',
              data: { ...own, words: { title: 'Changed giraffe', description: '' }, categorySub: 'Body' },
            },
          ],
          recently,
        ),
      );
    if (at % 8 === 3)
      events.push(
        ...log.listing(
          name,
          [{ type: 'ListingSold', data: { where: 'elsewhere', buyerId: null, priceCents: null } }],
          recently,
        ),
      );
    if (at % 11 === 4) events.push(...log.listing(name, [{ type: 'ListingWithdrawn', data: {} }], recently));
  }
  return [...events, ...log.member('bob', [{ type: 'MemberErased', data: { memberId: 'bob' } }])];
}

const registered = (memberId: string, name: string) =>
  ({ type: 'MemberRegistered', data: { memberId, name, email: `${memberId}@example.com` } }) as const;

test('batches of one event and of many make the same tables', async () => {
  await handle(history(), 1);
  const single = await contents('listing_search');
  await startOver();
  await handle(history(), 500);
  expect(await contents('listing_search')).toEqual(single);
});

test('counts and vocabulary kept row by row equal those of a rebuild', async () => {
  await handle(history(), 7);
  const kept = await contents('listing_search');
  await rebuilt(history());
  expect(await contents('listing_search__next')).toEqual(kept);
});

test('after the end of a rebuild, later events are counted row by row again', async () => {
  const events = history();
  await handle(events, 50);
  await rebuilt(events.slice(0, 80), events.slice(80));
  expect(await contents('listing_search__next')).toEqual(await contents('listing_search'));
});

test('handling events twice changes nothing', async () => {
  await handle(history(), 10);
  const once = await contents('listing_search');
  await handle(history(), 10);
  expect(await contents('listing_search')).toEqual(once);
});

test('nothing of an erased member is left in any table, and the counts are right', async () => {
  const log = logbook();
  await handle([
    ...log.member('ana', [registered('ana', 'Ana')]),
    ...log.member('zed', [registered('zed', 'Marker Zedmarker')]),
    ...log.listing('kept', [drafted(), publishedAt(recently)], recently),
    ...log.listing('gone', [
      drafted({
        sellerId: 'zed',
        words: {
          title: 'Zedmarker title',
          description: 'zedmarker description',
          vin: 'ZEDMARKER1',
          tradeFor: 'zedmarker',
        },
        partNumbers: [{ number: 'ZED-MARKER-2', kind: 'oem' }],
      }),
      publishedAt(recently),
    ]),
  ]);
  expect(JSON.stringify(await contents('listing_search')).toLowerCase()).toContain('zedmarker');
  await handle(log.member('zed', [{ type: 'MemberErased', data: { memberId: 'zed' } }]));
  expect(JSON.stringify(await contents('listing_search')).toLowerCase()).not.toContain('zedmarker');
  expect(await found({})).toEqual([listingId('kept')]);
});

test('events of an erased member that come again are ignored', async () => {
  const log = logbook();
  const draft = log.listing('gone', [drafted(), publishedAt(recently)], recently);
  await handle([...draft, ...log.member('ana', [{ type: 'MemberErased', data: { memberId: 'ana' } }])]);
  await handle(draft);
  expect(await found({})).toEqual([]);
});

test('a listing sold 30 days ago is removed from the search, once', async () => {
  const log = logbook();
  await handle([
    ...log.listing('old', [drafted(), publishedAt(firstDay)]),
    ...log.listing('open', [drafted(), publishedAt(firstDay)]),
    ...log.listing('old', [
      { type: 'ListingSold', data: { where: 'elsewhere', buyerId: null, priceCents: null } },
    ]),
  ]);
  expect(await hideOldSold(db, plusDays(firstDay, soldShownFor - 1))).toBe(0);
  expect(await found({})).toHaveLength(2);
  expect(await hideOldSold(db, plusDays(firstDay, soldShownFor + 1))).toBe(1);
  expect(await hideOldSold(db, plusDays(firstDay, soldShownFor + 1))).toBe(0);
  expect(await found({})).toEqual([listingId('open')]);
  await handle(log.listing('old', [{ type: 'ListingRemoved', data: { reason: 'spam', removedBy: 'eve' } }]));
  expect(await found({})).toEqual([listingId('open')]);
});

async function found(query: object): Promise<readonly string[]> {
  const { listings, total } = await searchListings(db, ListingQuery.parse(query), recently);
  expect(total).toBe(listings.length);
  return listings.map(({ id }) => id);
}

/** An empty database with the same keys. */
async function startOver(): Promise<void> {
  const kept = await database.pool.query<{ person_id: string; sealed: Buffer }>(
    'select * from kernel.person_key',
  );
  await database.drop();
  database = await freshDatabase();
  for (const { person_id, sealed } of kept.rows)
    await database.pool.query('insert into kernel.person_key (person_id, sealed) values ($1, $2)', [
      person_id,
      sealed,
    ]);
  ({ db, keys, handle } = await emptySearch(database));
}

/** Rebuild like the kernel: beside the live schema, copying rows, a few events at a time; finish, then catch up. */
async function rebuilt(events: readonly RecordedEvent[], more: readonly RecordedEvent[] = []): Promise<void> {
  await database.pool.query('create schema listing_search__next');
  const { db, copyRows, release } = await openCopyConnection(database.pool);
  const step = (work: (tx: Parameters<typeof listingSearch.handle>[0]) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await enterSchema(tx, 'listing_search__next');
      await work(tx);
    });
  await step((tx) => sql.raw(listingSearch.create).execute(tx));
  for (let at = 0; at < events.length; at += 7)
    await step((tx) => listingSearch.handle(tx, events.slice(at, at + 7), copyRows, keys));
  await finishTables(
    { projection: listingSearch, schema: 'listing_search__next' },
    { db: databaseOn(database.pool) },
  );
  if (more.length) await step((tx) => listingSearch.handle(tx, more, copyRows, keys));
  release();
}

/** The rows of every table and the names of its indexes. */
async function contents(schema: string): Promise<Readonly<Record<string, unknown>>> {
  const all: Record<string, unknown> = {};
  for (const table of ['card', 'erased', 'spot', 'cell_count', 'vocabulary', 'maintenance']) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${schema}.${table} t order by 1`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  const { rows } = await database.pool.query(
    'select indexname from pg_indexes where schemaname = $1 order by 1',
    [schema],
  );
  return { ...all, indexes: rows };
}
