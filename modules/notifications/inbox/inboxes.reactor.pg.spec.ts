import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { type MemberEvent, memberEvents } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { PersonKeys } from '../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn, migrate } from '../../kernel/postgres/database.js';
import { type Checkpoint, loadCheckpoint } from '../../kernel/processing/checkpoint.js';
import { handleBatch } from '../../kernel/processing/handle-batch.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { kinds, usualPreferences } from '../kinds.fixtures.js';
import { afterDawn, choosing, dawn, hold, listingsCalled, secret } from '../notifications.fixtures.js';
import { notificationsMigrations } from '../notifications.migrations.js';
import type { Preferences } from '../preferences.schemas.js';
import { type InboxEvent, inboxEvents } from './inbox.events.js';
import { itemsOf } from './inbox.queries.js';
import { keepInboxes } from './inboxes.reactor.js';
import { markAllRead } from './mark-read.js';
import { preferencesOf } from './preferences.queries.js';

let database: TestDatabase;
let db: Database;
let eventStore: DomainEventStore;

/** The state of the previous version: rows of the read model up to a position, and its checkpoint there. */
beforeEach(async () => {
  database = await freshDatabase(notificationsMigrations.slice(0, 2));
  db = databaseOn(database.pool);
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, secret),
  );
});
afterEach(async () => {
  await eventStore.log.close();
  await database.drop();
});

const n = (name: string): string => deterministicId('notification', name);
const quiet: Preferences = choosing('swap_meet', { mail: false, digest: false });

test('what the read model shows survives with its marks, groups and preferences, and what it had not yet taken in follows', async () => {
  const shown = [sent('a1', 0), sent('a2', 1), sent('a3', 2), read('a1', 'a2', 'a3'), sent('b1', 3)];
  await record('ana', ...shown, chose(choosing('swap_meet', { inApp: false })));
  await readModel([
    ['a1', 'ana', 1, 'a1', 1, false, dawn],
    ['a2', 'ana', 2, 'a1', 1, false, dawn],
    ['a3', 'ana', 3, 'a1', 3, true, dawn],
    ['b1', 'ana', 5, 'b1', 1, true, null],
  ]);
  await record('ana', sent('b2', 4, { id: 'b1', nth: 2 }), sent('b3', 5, { id: 'b1', nth: 3 }), chose(quiet));
  await upgrade();
  expect(await items('ana')).toEqual([
    ['b3', 3, false],
    ['a3', 3, true],
  ]);
  expect(await preferencesOf({ db, kinds }, 'ana')).toEqual(quiet);
});

test('without a read model all of it comes from the log, and again changes nothing', async () => {
  await record(
    'bea',
    sent('c1', 0),
    sent('c2', 1, undefined, 'other'),
    read('c1'),
    sent('c3', 2, undefined, 'third'),
  );
  await record('cal', sent('d1', 0));
  await record('cal', event('AllNotificationsRead', {}));
  await upgrade();
  const after = [
    ['c3', 1, false],
    ['c2', 1, false],
    ['c1', 1, true],
  ];
  expect(await items('bea')).toEqual(after);
  expect(await items('cal')).toEqual([['d1', 1, true]]);
  await takeIn({ ...(await checkpoint()), position: 0 });
  expect(await items('bea')).toEqual(after);
});

test('marks and choices of today are not undone by older events', async () => {
  await record('dora', sent('e1', 0), chose(quiet), event('AllNotificationsRead', {}));
  await upgrade();
  await markAllRead(db, 'dora', afterDawn(60));
  await takeIn({ ...(await checkpoint()), position: 0 });
  const { rows } = await database.pool.query<{ read_at: string }>('select read_at from notices.notification');
  expect(rows).toEqual([{ read_at: at }]);
  await database.pool.query("update notices.preferences set chosen = $1, changed_at = '2026-07-01'", [
    JSON.stringify(usualPreferences),
  ]);
  await takeIn({ ...(await checkpoint()), position: 0 });
  expect(await preferencesOf({ db, kinds }, 'dora')).toEqual(usualPreferences);
});

test('an inbox that the read model had parked is read from the log', async () => {
  await record('ed', sent('f1', 0), sent('f2', 1, undefined, 'other'));
  await readModel([['f1', 'ed', 1, 'f1', 1, true, null]]);
  await database.pool.query(
    "insert into kernel.parked (name, stream, position, error) values ('notifications', 'inbox-ed', 2, 'torn')",
  );
  await upgrade();
  expect((await items('ed')).map(([id]) => id)).toEqual(['f2', 'f1']);
});

test('nobody who was erased comes back, by a closed inbox or by the member’s own stream', async () => {
  await record('fay', sent('g1', 0), event('InboxClosed', {}));
  await record('gus', sent('h1', 0), chose(quiet));
  const erased: MemberEvent = event('MemberErased', { memberId: 'gus' });
  await eventStore.append(memberEvents, 'gus', [erased], 'any', { ...metaOf('gus', at), commandId: newId() });
  await eventStore.keys.erase('gus');
  await upgrade();
  const left = await database.pool.query(
    'select member_id from notices.notification union select member_id from notices.preferences',
  );
  expect(left.rows).toEqual([]);
});

test('a second start copies nothing again', async () => {
  await record('hal', sent('i1', 0));
  await upgrade();
  await database.pool.query('delete from notices.notification');
  await upgrade();
  expect(await items('hal')).toEqual([]);
});

/** When the events are recorded: after all that they are about. */
const at = afterDawn(30);

function sent(
  name: string,
  minutes: number,
  group?: { id: string; nth: number },
  about = 'block',
): InboxEvent {
  const run = { id: n(group?.id ?? name), nth: group?.nth ?? 1, since: dawn };
  const notification = { ...hold, about, notificationId: n(name), dedupe: name, sentAt: afterDawn(minutes) };
  return event('NotificationSent', { ...notification, memberId: '', run });
}
const read = (...names: readonly string[]): InboxEvent =>
  event('NotificationRead', { notificationIds: names.map(n) });
/** Matches, the wall, communities, builds, reports and events had no preferences of their own. */
const chose = ({
  channels: {
    match,
    wall,
    community,
    build,
    report,
    attended_event,
    each_swap_meet,
    organizing,
    ...channels
  },
  quietHours,
}: Preferences): InboxEvent =>
  ({ ...event('NotificationPreferencesSet', { channels, quietHours, memberId: '' }) }) as InboxEvent;

async function record(memberId: string, ...events: readonly InboxEvent[]): Promise<void> {
  const theirs = events.map((one) =>
    'memberId' in one.data ? ({ ...one, data: { ...one.data, memberId } } as InboxEvent) : one,
  );
  await eventStore.append(inboxEvents, memberId, theirs, 'any', {
    ...metaOf(memberId, at),
    commandId: newId(),
  });
}

type OldRow = readonly [
  id: string,
  member: string,
  position: number,
  run: string,
  count: number,
  shown: boolean,
  readAt: string | null,
];

/** The read model of the version before, at the head of the log. */
async function readModel(rows: readonly OldRow[]): Promise<void> {
  await database.pool.query(`
    create schema notifications;
    create table notifications.notification (
      id uuid primary key, member_id text not null, position bigint not null, type text not null, kind text not null,
      subtype text not null, message text not null, href text not null, about text not null, run uuid not null, count int not null,
      shown boolean not null default true, sent_at timestamptz not null, read_at timestamptz);
    create table notifications.preferences (member_id text primary key, hidden text[] not null, chosen jsonb not null);
    create table notifications.title (listing_id text primary key, seller_id text not null, title text not null)`);
  for (const [id, member, position, run, count, shown, readAt] of rows)
    await database.pool.query(
      `insert into notifications.notification values
         ($1, $2, $3, 'sale_request', 'sale_request', 'hold', 'Held.', '/home', 'block', $4, $5, $6, $7, $8)`,
      [n(id), member, position, n(run), count, shown, afterDawn(position - 1), readAt],
    );
  const position = await eventStore.log.head();
  await database.pool.query(
    "insert into kernel.checkpoint (name, version, position) values ('notifications', 1, $1)",
    [position],
  );
}

/** The first start of this version. */
async function upgrade(): Promise<void> {
  await migrate(database.pool, notificationsMigrations);
  await takeIn(await checkpoint());
}

const follower = keepInboxes(kinds);
const checkpoint = () => loadCheckpoint(db, follower.name, -1);

async function takeIn(from: Checkpoint): Promise<void> {
  await database.pool.query('update kernel.checkpoint set position = $1 where name = $2', [
    from.position,
    follower.name,
  ]);
  const batch = await eventStore.log.readAll(from.position, 1_000);
  const deps = { follower, eventStore, db, name: follower.name, schema: 'kernel' };
  await handleBatch({ ...deps, alarm, retries: [], batch, checkpoint: from });
}

function alarm({ error }: { readonly error: unknown }): void {
  throw error;
}

/** Newest first: [name, how many it stands for, read]. */
async function items(memberId: string): Promise<readonly (readonly [string, number, boolean])[]> {
  const contents = listingsCalled(new Map());
  const names = new Map(
    'abcdefghi'.split('').flatMap((one) => [1, 2, 3].map((nth) => [n(one + nth), one + nth] as const)),
  );
  const page = await itemsOf(
    { db, kinds, contents, names: { namesFor: async () => new Map() }, keys: eventStore.keys },
    memberId,
    { before: undefined, limit: 50, unread: undefined },
    dawn,
  );
  return page.map(({ id, count, read }) => [names.get(id) ?? id, count, read] as const);
}
