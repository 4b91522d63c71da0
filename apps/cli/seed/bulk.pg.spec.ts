import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { openEventStoreDb } from '../../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { openPostgresEventStore } from '../../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { SimulatedServer } from '../../../test/event-store/eventstoredb-server.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { type Bulk, bulkSeed, writePart } from './bulk.js';

let test_: TestDatabase;
let eventStore: DomainEventStore;

beforeAll(async () => {
  test_ = await freshDatabase();
  eventStore = new DomainEventStore(
    openPostgresEventStore(test_.pool),
    new PersonKeys(test_.pool, 's'.repeat(32)),
  );
});
afterAll(() => test_.drop());

test('seeding leaves the log as commands would: without gaps, encrypted, readable', async () => {
  const done: number[] = [];
  const seed = (count: number, helper?: Bulk['helper']) =>
    bulkSeed({
      pool: test_.pool,
      eventStore,
      now: '2026-11-20T12:00:00.000Z',
      count,
      progress: (listings) => done.push(listings),
      ...(helper && { helper }),
    });
  await seed(1_200, (part, wrote) => writePart({ pool: test_.pool, eventStore }, part, wrote));
  await seed(30);
  expect(done).toHaveLength(3);
  expect(done.slice(1)).toEqual([1_200, 30]);

  const head = await eventStore.log.head();
  const stored = await eventStore.log.readAll(0, 10_000);
  expect(stored.map(({ position }) => position)).toEqual(Array.from({ length: head }, (_, at) => at + 1));
  const drafted = stored.filter(({ type }) => type === 'ListingDrafted');
  expect(drafted).toHaveLength(1_230);
  expect(stored.filter(({ type }) => type === 'ListingPublished')).toHaveLength(1_230);
  expect(drafted.every(({ data }) => 'sealed' in data && !('words' in data) && !('exactPoint' in data))).toBe(
    true,
  );

  const events = await eventStore.decode([listingEvents, memberEvents], stored);
  const titles = events.flatMap(({ type, data }) =>
    type === 'ListingDrafted' ? [(data as { words: { title: string } }).words.title] : [],
  );
  expect(titles).toHaveLength(1_230);
  expect(titles.every((title) => title.length > 5 && title !== 'Removed listing')).toBe(true);
  const sellers = new Set(
    events.filter(({ type }) => type === 'MemberRegistered').map(({ entityId }) => entityId),
  );
  for (const { type, data } of events)
    if (type === 'ListingDrafted') expect(sellers).toContain((data as { sellerId: string }).sellerId);
});

test('an EventStoreDB is seeded too, stream by stream, and the helper is left out', async () => {
  const server = await SimulatedServer.start();
  const log = await openEventStoreDb({ url: server.url });
  const helper = () => Promise.reject(new Error('it writes to PostgreSQL'));
  await bulkSeed({
    pool: test_.pool,
    eventStore: new DomainEventStore(log, eventStore.keys),
    now: '2026-11-20T12:00:00.000Z',
    count: 40,
    progress: () => undefined,
    helper,
  });
  const stored = await log.readAll(0, 10_000);
  expect(stored.filter(({ type }) => type === 'ListingPublished')).toHaveLength(40);
  for (const [, events] of Map.groupBy(stored, ({ stream }) => stream))
    expect(events.map(({ version }) => version)).toEqual(events.map((_, at) => at + 1));
  await log.close();
  server.stop();
});
