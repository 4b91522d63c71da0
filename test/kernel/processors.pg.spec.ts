import { sql } from 'kysely';
import type pg from 'pg';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { Json } from '../../modules/kernel/event-store/event-store.js';
import { pick } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import type { Projection, Reactor } from '../../modules/kernel/processing/projection.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { metaNow, noteEvents, notes, written } from './notes.js';

let database: TestDatabase;
let open: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const close of open.reverse()) await close();
  open = [];
  await database.drop();
});

const secret = 'a secret of the tests, long enough for them';

function runtime(
  projections: readonly Projection[],
  senders: readonly Reactor[] = [],
  pool: pg.Pool = database.pool,
  retries: readonly number[] = [1, 2, 4],
) {
  const store = openPostgresEventStore(pool);
  const eventStore = new DomainEventStore(store, new PersonKeys(pool, secret));
  const alarms: string[] = [];
  const processors = new Processors(
    projections,
    senders,
    eventStore,
    databaseOn(pool),
    pool,
    ({ stream }) => alarms.push(stream),
    retries,
  );
  open.push(async () => {
    await processors.stop();
    await store.close();
  });
  return { eventStore, processors, alarms };
}

const wall = async () =>
  (
    await database.pool.query<{ id: string; words: string }>(
      'select id, words from note_wall.note order by id',
    )
  ).rows;

test('facts become rows, and a reader who knows a position sees its own', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  processors.start();
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position)).toBe(true);
  expect(await wall()).toEqual([{ id: '1', words: 'hello' }]);
});

test('a read that waits for a projection that is behind gives up and says so', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position, 50)).toBe(false);
});

test('a read does not wait for a fact that is not there', async () => {
  const { processors } = runtime([notes()]);
  await processors.prepare();
  processors.start();
  expect(await processors.waitForPosition(99, Number.POSITIVE_INFINITY)).toBe(false);
});

test('a fact that cannot be taken parks its stream, rings the alarm, and lets the others go on', async () => {
  const { eventStore, processors, alarms } = runtime([notes()]);
  await processors.prepare();
  await eventStore.append(noteEvents, 'bad', [written('ana', 'poison')], 'none', metaNow());
  await eventStore.append(noteEvents, 'bad', [written('ana', 'after the poison')], 'any', metaNow());
  const { position } = await eventStore.append(
    noteEvents,
    'good',
    [written('ana', 'hello')],
    'none',
    metaNow(),
  );
  processors.start();
  expect(await processors.waitForPosition(position)).toBe(true);
  expect(await wall()).toEqual([{ id: 'good', words: 'hello' }]);
  expect(alarms).toEqual(['note-bad']);
  expect((await processors.status())[0]).toMatchObject({ state: 'live', lag: 0, parked: 1 });
});

test('an event that a projection does not handle is not even decoded', async () => {
  const handled: string[] = [];
  const torn: Reactor = {
    name: 'torn-notes',
    handles: [pick(noteEvents, 'NoteTorn')],
    handle: async (_tx, events) => {
      handled.push(...events.map(({ type }) => type));
    },
  };
  const { eventStore, processors, alarms } = runtime([], [torn]);
  processors.start();
  const status = async () => (await processors.status())[0];
  while ((await status())?.state !== 'live') await new Promise(setImmediate);
  const unreadable = { id: newId(), shape: 1, data: 'no object' as unknown as Json, at: metaNow().now };
  const meta = { actorId: 'ana', commandId: newId() };
  await eventStore.log.append('note-1', [{ ...unreadable, type: 'NoteWritten', meta }], 'none');
  await eventStore.append(noteEvents, '1', [{ type: 'NoteTorn', data: {} }], 'exists', metaNow());
  while ((await status())?.lag !== 0) await new Promise(setImmediate);
  expect(handled).toEqual(['NoteTorn']);
  expect(alarms).toEqual([]);
});

test('a fact whose values PostgreSQL never takes keeps nobody waiting: it is not tried again', async () => {
  const never = 1_000_000;
  const wall: Projection = {
    ...notes(),
    handle: async (tx, events) => {
      if (events.some(({ entityId }) => entityId === 'bad'))
        await sql`select ${'no number'}::int`.execute(tx);
    },
  };
  const { eventStore, processors, alarms } = runtime([wall], [], database.pool, [never]);
  await processors.prepare();
  await eventStore.append(noteEvents, 'bad', [written('ana', 'half a letter')], 'none', metaNow());
  const { position } = await eventStore.append(
    noteEvents,
    'good',
    [written('ana', 'hello')],
    'none',
    metaNow(),
  );
  processors.start();
  expect(await processors.waitForPosition(position)).toBe(true);
  expect(alarms).toEqual(['note-bad']);
});

test('two processes share a name: one is live, the other takes over when it stops', async () => {
  const first = runtime([notes()]);
  await first.processors.prepare();
  first.processors.start();
  const one = await first.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await first.processors.waitForPosition(one.position);
  const pool = openPool(database.url, 6);
  const second = runtime([notes()], [], pool);
  open.unshift(() => pool.end());
  second.processors.start();
  expect((await second.processors.status())[0]?.state).toBe('waiting');
  await first.processors.stop();
  const two = await second.eventStore.append(noteEvents, '2', [written('ana', 'two')], 'none', metaNow());
  expect(await second.processors.waitForPosition(two.position, 10_000)).toBe(true);
  expect((await wall()).map(({ id }) => id)).toEqual(['1', '2']);
});

test('a new version is built beside the old one, also while facts arrive, and then takes its place', async () => {
  const before = runtime([notes(1)]);
  await before.processors.prepare();
  before.processors.start();
  const first = await before.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await before.processors.waitForPosition(first.position);
  const after = runtime([notes(2, true)]);
  const [second] = await Promise.all([
    before.eventStore.append(noteEvents, '2', [written('ana', 'two')], 'none', metaNow()),
    after.processors.prepare(),
  ]);
  await before.processors.stop();
  after.processors.start();
  expect(await after.processors.waitForPosition(second.position)).toBe(true);
  expect(await wall()).toEqual([
    { id: '1', words: 'ONE' },
    { id: '2', words: 'TWO' },
  ]);
});

test('a process of the old version leaves the tables of the new one alone, says so, and lets the new one go on', async () => {
  const before = runtime([notes(1)]);
  await before.processors.prepare();
  before.processors.start();
  const first = await before.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await before.processors.waitForPosition(first.position);
  const after = runtime([notes(2, true)]);
  await after.processors.prepare();
  const { position } = await after.eventStore.append(
    noteEvents,
    '2',
    [written('ana', 'two')],
    'none',
    metaNow(),
  );
  const old = async () => (await before.processors.status())[0];
  for (let now = await old(); now?.state !== 'replaced' && now?.lag !== 0; now = await old())
    await new Promise(setImmediate);
  expect(await old()).toMatchObject({ state: 'replaced', lag: 1, parked: 0 });
  expect(before.alarms).toEqual(['']);
  after.processors.start();
  expect(await after.processors.waitForPosition(position, 10_000)).toBe(true);
  expect((await wall()).map(({ words }) => words)).toEqual(['ONE', 'TWO']);
});

test('a rebuild takes in again what was parked', async () => {
  const broken = runtime([notes()]);
  await broken.processors.prepare();
  const { position } = await broken.eventStore.append(
    noteEvents,
    'bad',
    [written('ana', 'poison')],
    'none',
    metaNow(),
  );
  broken.processors.start();
  await broken.processors.waitForPosition(position);
  await broken.processors.stop();
  const mended = runtime([{ ...notes(1), handle: async () => undefined }]);
  await mended.processors.rebuild('note-wall');
  expect((await mended.processors.status())[0]?.parked).toBe(0);
});

test('a sender begins with what comes after it, and is never replayed', async () => {
  const sent: string[] = [];
  const sender: Reactor = {
    name: 'letters',
    handles: [noteEvents],
    handle: async (_tx, events) => {
      sent.push(...events.map(({ entityId }) => entityId));
    },
  };
  const { eventStore, processors } = runtime([notes()], [sender]);
  await eventStore.append(noteEvents, 'old', [written('ana', 'before')], 'none', metaNow());
  await processors.prepare();
  processors.start();
  const live = async () => (await processors.status()).find(({ name }) => name === 'letters');
  while ((await live())?.state !== 'live') await new Promise(setImmediate);
  const { position } = await eventStore.append(
    noteEvents,
    'new',
    [written('ana', 'after')],
    'none',
    metaNow(),
  );
  while (((await live())?.position ?? 0) < position) await new Promise(setImmediate);
  expect(sent).toEqual(['new']);
  await expect(processors.rebuild('letters')).rejects.toThrow('never replayed');
});
