import { type MemberEvent, memberEvents } from '../../modules/identity/member/member.events.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { handleCommand } from '../../modules/kernel/decider/handle-command.js';
import { deterministicId, newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { EventOf, StreamDefinition } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { loadCheckpoint } from '../../modules/kernel/processing/checkpoint.js';
import { handleBatch } from '../../modules/kernel/processing/handle-batch.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { metaOf } from '../../modules/kernel/testing/decider.fixtures.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { content, published } from '../../modules/marketplace/listing/listing.fixtures.js';
import { type InboxCommand, inboxDecider } from '../../modules/notifications/inbox/inbox.decider.js';
import { usualPreferences } from '../../modules/notifications/inbox/inbox.events.js';
import {
  later,
  markAllRead,
  markRead,
  prefer,
  send,
  without,
} from '../../modules/notifications/inbox/inbox.fixtures.js';
import { listNotifications } from '../../modules/notifications/notifications.contract.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { notifications } from './notifications.projection.js';
import { deleteReadNotifications, linesOf, preferencesOf, unreadOf } from './notifications.queries.js';

let database: TestDatabase;
let db: Database;
let eventStore: DomainEventStore;

beforeAll(async () => {
  database = await freshDatabase();
  db = databaseOn(database.pool);
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, 's'.repeat(32)),
  );
  await createSchema(db, notifications);
});
afterAll(async () => {
  await eventStore.log.close();
  await database.drop();
});

const n = (name: string | number): string => deterministicId('notification', name);

test('lines come newest first, as their contract says, in pages that go on after the last', async () => {
  await inbox('ana', send(n('a1')), send(n('a2'), { about: 'other' }), send(n('a3'), { subtype: 'sold' }));
  const lines = await list('ana');
  expect(lines.map(({ id }) => id)).toEqual([n('a3'), n('a2'), n('a1')]);
  expect(listNotifications.response.parse(lines)).toEqual(lines);
  expect(lines[0]).toMatchObject({ type: 'sale_request', subtype: 'sold', read: false, count: 1 });
  const first = await list('ana', { limit: '2' });
  const second = await list('ana', { limit: '2', before: first[1]?.id ?? '' });
  expect([...first, ...second]).toEqual(lines);
});

test('nobody sees what another was told, not even by naming it', async () => {
  await inbox('bob', send(n('b1')));
  await inbox('carl', send(n('c1')));
  expect((await list('bob')).map(({ id }) => id)).toEqual([n('b1')]);
  expect(await list('carl', { before: n('b1') })).toEqual([]);
});

test('two alike are two lines; from the third on they are one, that counts', async () => {
  await inbox('dora', send(n('d1')), send(n('d2'), {}, later(1)));
  expect((await list('dora')).map(({ count }) => count)).toEqual([1, 1]);
  await inbox('dora', send(n('d3'), {}, later(2)));
  expect(await list('dora')).toMatchObject([{ id: n('d3'), count: 3, read: false }]);
  expect(await unreadOf(db, 'dora')).toBe(1);
  await inbox('dora', send(n('d4'), {}, later(119)), send(n('d5'), {}, later(121)));
  expect(await list('dora')).toMatchObject([
    { id: n('d5'), count: 1 },
    { id: n('d4'), count: 4 },
  ]);
});

test('a line is read whole, and a later one stands by itself', async () => {
  await inbox('ed', send(n('e1')), send(n('e2')), send(n('e3')), markRead(n('e3')), send(n('e4')));
  expect(await list('ed')).toMatchObject([
    { id: n('e4'), count: 1, read: false },
    { id: n('e3'), count: 3, read: true },
  ]);
  expect(await unreadOf(db, 'ed')).toBe(1);
  expect((await list('ed', { unread: 'true' })).map(({ id }) => id)).toEqual([n('e4')]);
  expect((await list('ed', { unread: 'false' })).map(({ id }) => id)).toEqual([n('e3')]);
});

test('all are read at once', async () => {
  await inbox('fay', send(n('f1')), send(n('f2'), { about: 'other' }), markAllRead);
  expect((await list('fay')).map(({ read }) => read)).toEqual([true, true]);
  expect(await unreadOf(db, 'fay')).toBe(0);
});

test('a kind kept out of the app is gone at once, and comes back as read', async () => {
  await inbox('gus', send(n('g1')), send(n('g2'), { type: 'welcome' }), prefer(without('sale_request')));
  await inbox('gus', send(n('g3')));
  expect((await list('gus')).map(({ id }) => id)).toEqual([n('g2')]);
  expect(await unreadOf(db, 'gus')).toBe(1);
  await inbox('gus', prefer(usualPreferences));
  expect((await list('gus')).map(({ id, read }) => [id, read])).toEqual([
    [n('g3'), true],
    [n('g2'), false],
    [n('g1'), true],
  ]);
});

test('preferences are those that were chosen, and the usual before', async () => {
  expect(await preferencesOf(db, 'hal')).toEqual(usualPreferences);
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'America/Chicago' };
  await inbox('hal', prefer({ ...without('swap_meet'), quietHours }));
  expect(await preferencesOf(db, 'hal')).toEqual({ ...without('swap_meet'), quietHours });
});

test('a message names its listing as it is called today, and no longer once its seller is erased', async () => {
  const [drafted, up] = published();
  await record(listingEvents, 'block', drafted, up);
  await inbox(
    'ida',
    send(n('i1')),
    send(n('i2'), { subtype: 'x', message: 'Your hold on {listing} ran out.' }),
  );
  expect((await list('ida'))[1]?.message).toBe(
    'A buyer holds “327 engine block, standard bore” for the next 72 hours.',
  );
  const words = { title: '327 block, sonic tested', description: '' };
  await record(listingEvents, 'block', event('ListingRevised', { ...content, words, sellerId: 'ana' }));
  expect((await list('ida'))[0]?.message).toBe('Your hold on “327 block, sonic tested” ran out.');
  await erase('ana');
  expect((await list('ida'))[0]?.message).toBe('Your hold on a removed listing ran out.');
});

test('an erased member’s rows are gone, and a rebuild brings back the same', async () => {
  await inbox('jan', send(n('j1')), prefer(without('swap_meet')));
  await erase('jan');
  expect(await list('jan')).toEqual([]);
  const before = await rows();
  await rebuild({ projection: notifications, eventStore, db, alarm, progress: undefined });
  expect(await rows()).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/sonic tested|jan/);
});

test('what was read 90 days ago is forgotten, what is unread is kept', async () => {
  await inbox('kim', send(n('k1')), send(n('k2'), { about: 'other' }), markRead(n('k1')));
  await deleteReadNotifications(db, '2026-08-30T11:59:00.000Z');
  expect(await list('kim')).toHaveLength(2);
  await deleteReadNotifications(db, '2026-08-30T12:01:00.000Z');
  expect((await list('kim')).map(({ id }) => id)).toEqual([n('k2')]);
});

async function inbox(memberId: string, ...orders: readonly InboxCommand[]): Promise<void> {
  for (const order of orders) {
    const meta = { ...order.meta, commandId: newId() };
    const theirs = 'memberId' in order ? { ...order, memberId, meta } : { ...order, meta };
    await handleCommand(eventStore, inboxDecider, memberId, theirs);
  }
  await followLog();
}

async function record<F extends StreamDefinition>(
  definition: F,
  id: string,
  ...events: readonly EventOf<F>[]
): Promise<void> {
  await eventStore.append(definition, id, events, 'any', { ...metaOf('ana'), commandId: newId() });
  await followLog();
}

async function erase(memberId: string): Promise<void> {
  const erased: MemberEvent = event('MemberErased', { memberId });
  await eventStore.append(memberEvents, memberId, [erased], 'any', {
    ...metaOf(memberId),
    commandId: newId(),
  });
  await eventStore.keys.erase(memberId);
  await followLog();
}

async function followLog(): Promise<void> {
  const checkpoint = await loadCheckpoint(db, 'notifications', 0);
  const batch = await eventStore.log.readAll(checkpoint.position, 1_000);
  const means = { follower: notifications, eventStore, db, name: 'notifications', schema: 'notifications' };
  await handleBatch({ ...means, alarm, retries: [], batch, checkpoint });
}

function alarm({ error }: { readonly error: unknown }): void {
  throw error;
}

const list = (memberId: string, query: Record<string, string> = {}) =>
  linesOf(db, memberId, listNotifications.query.parse(query));

async function rows(): Promise<readonly object[]> {
  const tables = [
    'notification order by position',
    'preferences order by member_id',
    'title order by listing_id',
  ];
  return Promise.all(
    tables.map(
      async (table) => (await database.pool.query<object>(`select * from notifications.${table}`)).rows,
    ),
  );
}
