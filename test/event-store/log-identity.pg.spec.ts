import { StoreUnavailable } from '../../modules/kernel/event-store/event-store.js';
import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { LogRefused } from '../../modules/kernel/event-store/log-identity.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { adoptLog, checkLog, postgresLog } from '../../modules/kernel/processing/check-log.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { SimulatedLog } from './eventstoredb-log.js';
import { SimulatedServer } from './eventstoredb-server.js';
import { appendUntilKnown, freshStream, many } from './sample-events.js';

let database: TestDatabase;
let server: SimulatedServer;
let told: string[];
const opened: EventStoreDbEventStore[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  server = await SimulatedServer.start();
  told = [];
});
afterEach(async () => {
  server.stop();
  for (const store of opened.splice(0)) await store.close();
  await database.drop();
});

async function open(): Promise<EventStoreDbEventStore> {
  const store = await openEventStoreDb({
    url: server.url,
    deadlineMs: 1_000,
    check: (log) => checkLog(database.pool, log),
    onLost: (cause) => told.push(`lost: ${(cause as Error).name}`),
    onBack: () => told.push('back'),
  });
  opened.push(store);
  return store;
}

/** A processor that has handled the whole log. */
async function handleAll(store: EventStoreDbEventStore): Promise<void> {
  const last = (await store.readAll(0, 1_000)).at(-1);
  await database.pool.query(
    `insert into kernel.checkpoint (name, version, position, event_id, event_position) values ('listing-search', 1, $1, $2, $1)
     on conflict (name) do update set position = $1, event_id = $2, event_position = $1`,
    [last?.position, last?.id],
  );
}

/** A log of three events, of which a backup was made after the first, and all were handled. */
async function handledLog() {
  const store = await open();
  await store.append(freshStream(), many(1), 'none');
  const backup = server.log.backup(server.log.records.length);
  await store.append(freshStream(), many(2), 'none');
  await handleAll(store);
  return { store, backup, log: server.log };
}

test('a log gets an identity once, which its readers do not see', async () => {
  const first = await open();
  expect(await first.head()).toBe(0);
  expect(await first.readAll(0, 10)).toEqual([]);
  const identity = await first.identity();
  expect(identity).toBeDefined();
  expect(await (await open()).identity()).toBe(identity);
});

test('a log of before identities gets its own when the read models have not seen more than it has', async () => {
  const bare = await openEventStoreDb({ url: server.url });
  opened.push(bare);
  await bare.append(freshStream(), many(2), 'none');
  await handleAll(bare);
  expect(await (await open()).identity()).toBeDefined();
});

test('a log that was restored from an older backup is refused with one line', async () => {
  const { backup, store } = await handledLog();
  const [seen, end] = [await store.head(), backup.records.at(-1)?.position];
  await server.restart(backup);
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LogRefused);
  expect((refused as Error).message).toMatch(
    new RegExp(
      `^The log at 127.0.0.1:${server.port} ends at ${end}, and the read models have seen ${seen}: .+ --all\\.$`,
    ),
  );
});

test('an older backup that has grown past the old place is refused', async () => {
  const { backup } = await handledLog();
  for (let events = 0; events < 5; events += 1)
    backup.append(freshStream(), [{ ...proposal, id: crypto.randomUUID() }], -1);
  await server.restart(backup);
  await expect(open()).rejects.toThrow('another event at that position');
});

test.each([
  ['an empty log', () => new SimulatedLog(), 'it is empty'],
  [
    'another log',
    () => {
      const other = new SimulatedLog();
      other.append('log-identity', [proposal], -1);
      return other;
    },
    'it is another one',
  ],
])('%s is refused', async (_, logOf, reason) => {
  await open();
  await server.restart(logOf());
  await expect(open()).rejects.toThrow(reason);
});

test.each([
  ['has written to', true],
  ['has not written to yet', false],
])(
  'a new database does not follow a log that another installation %s, but on purpose',
  async (_, isWritten) => {
    const store = await open();
    if (isWritten) await store.append(freshStream(), many(2), 'none');
    const first = database;
    database = await freshDatabase();
    try {
      await expect(open()).rejects.toThrow(
        /another installation writes it, and this database is new.+ --all\.$/,
      );
      expect(await adoptLog(database.pool, store, [])).toBe(true);
      await open();
    } finally {
      await database.drop();
      database = first;
    }
  },
);

test('a new database does not follow a log of before identities that has events', async () => {
  const bare = await openEventStoreDb({ url: server.url });
  opened.push(bare);
  await bare.append(freshStream(), many(2), 'none');
  await expect(open()).rejects.toThrow('another installation writes it');
});

test('a process that ends before the log has its identity, and one that starts beside, go on with the same', async () => {
  const id = crypto.randomUUID();
  await database.pool.query(
    "insert into kernel.followed_log (id, store, is_identified) values ($1, 'eventstoredb', false)",
    [id],
  );
  const [one, other] = await Promise.all([open(), open()]);
  expect([await one.identity(), await other.identity()]).toEqual([id, id]);
  await server.restart(new SimulatedLog());
  await expect(open()).rejects.toThrow('it is empty');
});

test('a log that is exchanged while we run is neither read nor written, until the right one is back', async () => {
  const { store, backup, log } = await handledLog();
  const records = backup.records.length;
  await server.restart(backup);
  const stream = freshStream();
  await expect(store.append(stream, many(1), 'none')).rejects.toBeInstanceOf(LogRefused);
  await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  expect(backup.records).toHaveLength(records);
  await server.restart(log);
  await appendUntilKnown(store, stream, many(1), 'none');
  expect(told.filter((line) => line === 'lost: LogRefused')).toHaveLength(1);
  expect(told.at(-1)).toBe('back');
});

test('a log that is adopted is followed from its start: read models are forgotten, reactors go on at its end', async () => {
  const { backup } = await handledLog();
  await database.pool.query(
    "insert into kernel.checkpoint (name, version, position) values ('notify', 1, 5000)",
  );
  await server.restart(backup);
  const store = await openEventStoreDb({ url: server.url });
  opened.push(store);
  expect(await adoptLog(database.pool, store, ['listing-search'])).toBe(true);
  const { rows } = await database.pool.query('select name, position from kernel.checkpoint');
  expect(rows).toEqual([{ name: 'notify', position: await store.head() }]);
  await open();
  expect(await adoptLog(database.pool, store, ['listing-search'])).toBe(false);
});

test('the PostgreSQL log is followed from its first start on, unless the database follows an EventStoreDB', async () => {
  const log = openPostgresEventStore(database.pool);
  await log.append(freshStream(), many(2), 'none');
  const followed = postgresLog(database.pool, () => log.head());
  await checkLog(database.pool, followed);
  await checkLog(database.pool, followed);
  await expect(open()).rejects.toBeInstanceOf(LogRefused);
  await database.pool.query("update kernel.followed_log set store = 'eventstoredb'");
  await expect(checkLog(database.pool, followed)).rejects.toBeInstanceOf(LogRefused);
  await log.close();
});

const proposal = {
  id: crypto.randomUUID(),
  type: 'LogIdentified',
  contentType: 'application/json',
  data: Buffer.from('{"logId":"another"}'),
  metadata: Buffer.from(
    '{"shape":1,"at":"2026-05-04T03:02:01.123Z","meta":{"actorId":"system","commandId":"c"}}',
  ),
};
