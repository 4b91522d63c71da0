import { sql } from 'kysely';
import type pg from 'pg';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { Json } from '../../modules/kernel/event-store/event-store.js';
import { pick } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { locks } from '../../modules/kernel/postgres/locks.js';
import { openPools } from '../../modules/kernel/postgres/pools.js';
import { parkedStreams } from '../../modules/kernel/processing/parked.js';
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

const noteWall = ['note-wall'];
const secret = 'a secret of the tests, long enough for them';

function runtime(
  projections: readonly Projection[],
  reactors: readonly Reactor[] = [],
  pool: pg.Pool = database.pool,
  retries: readonly number[] = [1, 2, 4],
) {
  const store = openPostgresEventStore(pool);
  const eventStore = new DomainEventStore(store, new PersonKeys(pool, secret));
  const alarms: string[] = [];
  const processors = new Processors(
    projections,
    reactors,
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

test('events become rows, and a reader that waits for a position sees its own change', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  processors.start();
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(await wall()).toEqual([{ id: '1', words: 'hello' }]);
});

test('a read waits for the projections that it names, and for no others', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const slow: Projection = { ...notes(), name: 'slow-wall', handle: () => mayGoOn };
  const { eventStore, processors } = runtime([notes(), slow]);
  await processors.prepare();
  processors.start();
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(await processors.waitForPosition(position, [...noteWall, 'slow-wall'], 50)).toBe(false);
  goOn();
  expect(await processors.waitForPosition(position, [...noteWall, 'slow-wall'])).toBe(true);
});

test('a read that waits too long for a projection gives up and says so', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position, noteWall, 50)).toBe(false);
});

test('a read does not wait for a position beyond the log', async () => {
  const { processors } = runtime([notes()]);
  await processors.prepare();
  processors.start();
  expect(await processors.waitForPosition(99, noteWall, Number.POSITIVE_INFINITY)).toBe(false);
});

test('an event that cannot be handled parks its stream and is reported; the other streams go on', async () => {
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
  while (!alarms.length) await new Promise(setImmediate);
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(await wall()).toEqual([{ id: 'good', words: 'hello' }]);
  expect(alarms).toEqual(['note-bad']);
  expect((await processors.status())[0]).toMatchObject({ state: 'live', lag: 0, parked: 1 });
});

test('an event that fails waits for its next try beside the others of its batch, which are handled at once', async () => {
  const never = 1_000_000_000;
  const { eventStore, processors, alarms } = runtime([notes()], [], database.pool, [never]);
  await processors.prepare();
  await eventStore.append(noteEvents, 'bad', [written('ana', 'poison')], 'none', metaNow());
  const good = await eventStore.append(noteEvents, 'good', [written('ana', 'hello')], 'none', metaNow());
  processors.start();
  expect(await processors.waitForPosition(good.position, noteWall, 10_000)).toBe(false);
  expect(await wall()).toEqual([{ id: 'good', words: 'hello' }]);
  const { rows } = await database.pool.query('select stream, retry_at > now() as waits from kernel.parked');
  expect(rows).toEqual([{ stream: 'note-bad', waits: true }]);
  expect(alarms).toEqual([]);
});

test('a reader that waits is told of a stream that is set aside at or before its position, until it is handled or stays parked', async () => {
  const never = 1_000_000_000;
  const { eventStore, processors } = runtime([notes()], [], database.pool, [never]);
  await processors.prepare();
  const before = await eventStore.append(noteEvents, 'good', [written('ana', 'one')], 'any', metaNow());
  const bad = await eventStore.append(noteEvents, 'bad', [written('ana', 'poison')], 'none', metaNow());
  const after = await eventStore.append(noteEvents, 'good', [written('ana', 'two')], 'any', metaNow());
  processors.start();
  const seen = (position: number, who = processors) => who.waitForPosition(position, noteWall, 10_000);
  expect([await seen(after.position), await seen(bad.position)]).toEqual([false, false]);
  expect(await seen(before.position)).toBe(true);
  expect(await seen(after.position, runtime([notes()]).processors)).toBe(false);
  await database.pool.query('update kernel.parked set retry_at = null');
  expect(await seen(after.position)).toBe(true);
});

test('a reader waits for the first tries of a stream that is set aside', async () => {
  let tries = 0;
  const moody: Projection = {
    ...notes(),
    handle: async (...batch) => {
      if (tries++ < 3) throw new Error('Not now');
      await notes().handle(...batch);
    },
  };
  const { eventStore, processors } = runtime([moody]);
  await processors.prepare();
  processors.start();
  const { position } = await eventStore.append(noteEvents, 'a', [written('ana', 'hi')], 'any', metaNow());
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(await wall()).toEqual([{ id: 'a', words: 'hi' }]);
});

test('a stream that was set aside is handled in order as soon as a try succeeds, also by the next process', async () => {
  const handled: number[] = [];
  let tries = 0;
  const moody: Projection = {
    ...notes(),
    handle: async (_tx, events) => {
      if (tries++ < 3) throw new Error('Not now');
      handled.push(...events.map(({ version }) => version));
    },
  };
  const write = (words: string) =>
    first.eventStore.append(noteEvents, 'moody', [written('ana', words)], 'any', metaNow());
  const first = runtime([moody], [], database.pool, [1_000_000_000]);
  await first.processors.prepare();
  const { position } = await write('one');
  first.processors.start();
  await first.processors.waitForPosition(position, noteWall, 10_000);
  await first.processors.stop();
  await database.pool.query('update kernel.parked set retry_at = now()');
  const second = runtime([moody], [], database.pool, [1, 1, 1, 1]);
  second.processors.start();
  while (!handled.length) await new Promise(setImmediate);
  const after = await write('two');
  await second.processors.waitForPosition(after.position, noteWall, 10_000);
  expect(handled).toEqual([1, 2]);
  expect([...first.alarms, ...second.alarms]).toEqual([]);
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

test('an event whose values PostgreSQL can never store parks its stream at once, without retries', async () => {
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
  await eventStore.append(noteEvents, 'bad', [written('ana', 'half a character')], 'none', metaNow());
  const { position } = await eventStore.append(
    noteEvents,
    'good',
    [written('ana', 'hello')],
    'none',
    metaNow(),
  );
  processors.start();
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(alarms).toEqual(['note-bad']);
});

test('of two processes with the same processor one is live, and the other takes over when it stops', async () => {
  const first = runtime([notes()]);
  await first.processors.prepare();
  first.processors.start();
  const one = await first.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await first.processors.waitForPosition(one.position, noteWall);
  const pool = openPool(database.url, 6);
  const second = runtime([notes()], [], pool);
  open.unshift(() => pool.end());
  second.processors.start();
  expect((await second.processors.status())[0]?.state).toBe('waiting');
  await first.processors.stop();
  const two = await second.eventStore.append(noteEvents, '2', [written('ana', 'two')], 'none', metaNow());
  expect(await second.processors.waitForPosition(two.position, noteWall, 10_000)).toBe(true);
  expect((await wall()).map(({ id }) => id)).toEqual(['1', '2']);
});

/** A number of projections that only record the ids of events. */
const many = (count: number): readonly Projection[] =>
  Array.from({ length: count }, (_, at) => ({
    ...notes(),
    name: `count-${at}`,
    create: 'create table handled (event_id uuid primary key)',
    handle: async (tx, events) => {
      const ids = events.map(({ id }) => ({ event_id: id }));
      await tx.withTables<{ handled: { event_id: string } }>().insertInto('handled').values(ids).execute();
    },
  }));

/** A process with a pool of its own that runs these projections. */
async function processOf(projections: readonly Projection[], connections: number) {
  const pool = openPool(database.url, connections);
  const process = runtime(projections, [], pool);
  open.unshift(() => pool.end());
  await process.processors.prepare();
  process.processors.start();
  return process;
}

const liveNames = async ({ processors }: ReturnType<typeof runtime>): Promise<readonly string[]> =>
  (await processors.status()).filter(({ state }) => state === 'live').map(({ name }) => name);

/** The backends that hold locks of processors, and how many each holds. */
const lockHolders = async () =>
  (
    await database.pool.query<{ pid: number; locks: number }>(
      `select pid, count(*) as locks from pg_locks
       where locktype = 'advisory' and classid = $1 and granted and database = (select oid from pg_database where datname = current_database())
       group by pid`,
      [locks.processor],
    )
  ).rows;

test('sixty processors run on ten connections, and one connection holds all their locks', async () => {
  const names = many(60).map(({ name }) => name);
  const { eventStore, processors, alarms } = await processOf(many(60), 10);
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  expect(await processors.waitForPosition(position, names, 60_000)).toBe(true);
  expect((await processors.status()).filter(({ state }) => state === 'live')).toHaveLength(60);
  expect(await lockHolders()).toEqual([{ pid: expect.any(Number), locks: 60 }]);
  await processors.stop();
  expect(await lockHolders()).toEqual([]);
  expect(alarms).toEqual([]);
});

test('a process whose lock connection dies has no live processor until it gets each lock again, and each processor is live once', async () => {
  const names = many(20).map(({ name }) => name);
  const [first, second] = [await processOf(many(20), 6), await processOf(many(20), 6)];
  const live = async () => [...(await liveNames(first)), ...(await liveNames(second))].toSorted();
  while ((await live()).length < 20) await new Promise(setImmediate);
  const rival = await database.pool.connect();
  const taken = rival.query('select pg_advisory_lock($1, hashtext($2))', [locks.processor, names[0]]);
  const isWaiting = 'select from pg_locks where classid = $1 and not granted';
  while (!(await database.pool.query(isWaiting, [locks.processor])).rowCount) await new Promise(setImmediate);
  for (const { pid } of await lockHolders())
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await taken;
  const others = names.slice(1).toSorted();
  while (String(await live()) !== String(others)) await new Promise(setImmediate);
  rival.release(true);
  while (String(await live()) !== String(names.toSorted())) await new Promise(setImmediate);
  const { position } = await first.eventStore.append(
    noteEvents,
    '1',
    [written('ana', 'hello')],
    'none',
    metaNow(),
  );
  expect(await second.processors.waitForPosition(position, names, 60_000)).toBe(true);
  await first.processors.stop();
  while ((await liveNames(second)).length < 20) await new Promise(setImmediate);
  expect(await lockHolders()).toEqual([{ pid: expect.any(Number), locks: 20 }]);
  expect([...first.alarms, ...second.alarms]).toEqual([]);
});

test('a new version is built beside the old one while events arrive, and then replaces it', async () => {
  const before = runtime([notes(1)]);
  await before.processors.prepare();
  before.processors.start();
  const first = await before.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await before.processors.waitForPosition(first.position, noteWall);
  const after = runtime([notes(2, true)]);
  const [second] = await Promise.all([
    before.eventStore.append(noteEvents, '2', [written('ana', 'two')], 'none', metaNow()),
    after.processors.prepare(),
  ]);
  await before.processors.stop();
  after.processors.start();
  expect(await after.processors.waitForPosition(second.position, noteWall)).toBe(true);
  expect(await wall()).toEqual([
    { id: '1', words: 'ONE' },
    { id: '2', words: 'TWO' },
  ]);
});

test('a process of the old version leaves the tables of the new version alone, reports it, and lets the new process go on', async () => {
  const before = runtime([notes(1)]);
  await before.processors.prepare();
  before.processors.start();
  const first = await before.eventStore.append(noteEvents, '1', [written('ana', 'one')], 'none', metaNow());
  await before.processors.waitForPosition(first.position, noteWall);
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
  expect(await after.processors.waitForPosition(position, noteWall, 10_000)).toBe(true);
  expect((await wall()).map(({ words }) => words)).toEqual(['ONE', 'TWO']);
});

test('a batch that waited for a stream to be unparked handles the events of that stream', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  await database.pool.query(
    "insert into kernel.parked (name, stream, position, error) values ('note-wall', 'note-1', 0, 'Not now')",
  );
  const unparking = await database.pool.connect();
  await unparking.query('begin');
  await unparking.query("select from kernel.checkpoint where name = 'note-wall' for update");
  await unparking.query('delete from kernel.parked');
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  processors.start();
  const waits =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while (!(await database.pool.query(waits)).rowCount) await new Promise(setImmediate);
  await unparking.query('commit');
  unparking.release();
  expect(await processors.waitForPosition(position, noteWall)).toBe(true);
  expect(await wall()).toEqual([{ id: '1', words: 'hello' }]);
});

test('a rebuild handles parked events again', async () => {
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
  await broken.processors.waitForPosition(position, noteWall);
  await broken.processors.stop();
  const repaired = runtime([{ ...notes(1), handle: async () => undefined }]);
  await repaired.processors.rebuild('note-wall');
  expect((await repaired.processors.status())[0]?.parked).toBe(0);
});

test('a reactor handles the missed events of an unparked stream in order, once, and follows the stream again', async () => {
  let isBroken = true;
  const sent: string[] = [];
  const reactor: Reactor = {
    name: 'e-mails',
    handles: [noteEvents],
    handle: async (_tx, events) => {
      for (const event of events) {
        if (isBroken && event.entityId === 'bad') throw new Error('Not now');
        sent.push(`${event.entityId} ${event.version}`);
      }
    },
  };
  const { eventStore, processors } = runtime([], [reactor]);
  const write = (id: string) =>
    eventStore.append(noteEvents, id, [written('ana', 'hello')], 'any', metaNow());
  processors.start();
  const status = async () => (await processors.status())[0];
  const handled = async (position: number) => {
    while (((await status())?.position ?? 0) < position) await new Promise(setImmediate);
  };
  while ((await status())?.state !== 'live') await new Promise(setImmediate);
  await write('bad');
  await write('good');
  await handled((await write('bad')).position);
  while ((await status())?.parked !== 1) await new Promise(setImmediate);
  expect(sent).toEqual(['good 1']);
  await expect(processors.unpark('e-mails')).rejects.toThrow('Not now');
  expect(await status()).toMatchObject({ parked: 1 });
  isBroken = false;
  expect(await processors.unpark('e-mails', 'note-good')).toEqual([]);
  expect(await processors.unpark('e-mails')).toEqual(['note-bad']);
  await handled((await write('bad')).position);
  expect(sent).toEqual(['good 1', 'bad 1', 'bad 2', 'bad 3']);
  expect(await status()).toMatchObject({ parked: 0 });
  await expect(processors.unpark('nothing')).rejects.toThrow('No processor is named nothing.');
});

test('a skipped event is left out for good, and the processor handles the events after it', async () => {
  const handled: string[] = [];
  const reactor: Reactor = {
    name: 'e-mails',
    handles: [noteEvents],
    handle: async (_tx, events) => {
      for (const { version, data } of events) {
        if (JSON.stringify(data).includes('poison')) throw new Error(`Not ${version}`);
        handled.push(`${version}`);
      }
    },
  };
  const { eventStore, processors } = runtime([], [reactor], database.pool, []);
  processors.start();
  const status = async () => (await processors.status())[0];
  while ((await status())?.state !== 'live') await new Promise(setImmediate);
  for (const words of ['poison', 'two', 'poison', 'four'])
    await eventStore.append(noteEvents, 'bad', [written('ana', words)], 'any', metaNow());
  const { position } = await eventStore.append(noteEvents, 'good', [written('ana', 'x')], 'none', metaNow());
  while (((await status())?.position ?? 0) < position) await new Promise(setImmediate);
  const parked = () => parkedStreams(databaseOn(database.pool), 9);
  const [first] = await parked();
  expect(first).toMatchObject({ name: 'e-mails', stream: 'note-bad', error: 'Error: Not 1', attempts: 1 });
  await expect(processors.skip('e-mails', 'note-bad')).rejects.toThrow('Not 3');
  expect((await parked())[0]).toMatchObject({ position: (first?.position ?? 0) + 1, error: 'Error: Not 3' });
  expect(await processors.skip('e-mails', 'note-good')).toBeUndefined();
});

test('twelve read models are built with a pool of eight connections, because four at most are built at once', async () => {
  const pool = openPool(database.url, 8);
  open.push(() => pool.end());
  const walls = Array.from({ length: 12 }, (_, at) => ({ ...notes(), name: `wall-${at}` }));
  const { eventStore, processors } = runtime(walls, [], pool);
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  await processors.prepare();
  const reached: string[] = [];
  await processors.rebuild(
    walls.map(({ name }) => name),
    ({ name }) => reached.push(name),
  );
  expect(reached.map((names) => names.split(', ').length)).toEqual([4, 4, 4]);
  expect((await processors.status()).every(({ lag }) => lag === 0)).toBe(true);
});

test('a reactor starts with the events after its first start, and is never replayed', async () => {
  const sent: string[] = [];
  const reactor: Reactor = {
    name: 'e-mails',
    handles: [noteEvents],
    handle: async (_tx, events) => {
      sent.push(...events.map(({ entityId }) => entityId));
    },
  };
  const { eventStore, processors } = runtime([notes()], [reactor]);
  await eventStore.append(noteEvents, 'old', [written('ana', 'before')], 'none', metaNow());
  await processors.prepare();
  processors.start();
  const live = async () => (await processors.status()).find(({ name }) => name === 'e-mails');
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
  await expect(processors.rebuild('e-mails')).rejects.toThrow('never replayed');
});

test('a processor that is stopped rolls back the batch in hand, and the next start handles it', async () => {
  const pools = openPools(database.url);
  open.push(() => pools.end());
  const { promise: inHand, resolve: isInHand } = Promise.withResolvers<void>();
  let isSlow = true;
  const slow: Projection = {
    ...notes(),
    handle: async (tx, events) => {
      await notes().handle(tx, events);
      isInHand();
      if (isSlow) await sql`select pg_sleep(600)`.execute(tx);
    },
  };
  const store = openPostgresEventStore(pools.work);
  open.push(() => store.close());
  const eventStore = new DomainEventStore(store, new PersonKeys(pools.work, secret));
  const alarms: unknown[] = [];
  const alarm = ({ error }: { readonly error: unknown }) => alarms.push(error);
  const processorsOf = () => new Processors([slow], [], eventStore, pools.db, pools.work, alarm, [1]);
  const first = processorsOf();
  await first.prepare();
  first.start({ givesWay: true });
  const { position } = await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  await inHand;
  await first.stop();
  expect(await wall()).toEqual([]);
  expect((await first.status())[0]).toMatchObject({ position: 0, parked: 0, lag: 1 });
  expect(alarms).toEqual([]);
  isSlow = false;
  const second = processorsOf();
  second.start();
  expect(await second.waitForPosition(position, noteWall, 10_000)).toBe(true);
  expect(await wall()).toHaveLength(1);
  await second.stop();
});

test('a processor is behind when the oldest event that it has not handled was recorded half a minute ago', async () => {
  const { eventStore, processors } = runtime([notes()]);
  await processors.prepare();
  const write = (id: string, secondsAgo: number) =>
    eventStore.append(noteEvents, id, [written('ana', 'hello')], 'none', {
      ...metaNow(),
      now: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
    });
  expect((await processors.status())[0]).toMatchObject({
    lagEvents: 0,
    lagSeconds: 0,
    behind: false,
    secondsLeft: 0,
  });
  await write('1', 5);
  expect((await processors.status())[0]).toMatchObject({ lagEvents: 1, behind: false, secondsLeft: null });
  await database.pool.query("update kernel.event set at = now() - interval '31 seconds'");
  expect((await processors.status())[0]).toMatchObject({ lag: 1, behind: true, secondsLeft: null });
});

test('in a process that gives way, processors that catch up do so one at a time', async () => {
  const atWork = new Set<string>();
  const max: number[] = [];
  const busy = (name: string): Projection => ({
    ...notes(),
    name,
    handle: async (tx, events) => {
      atWork.add(name);
      max.push(atWork.size);
      await notes().handle(tx, events);
      atWork.delete(name);
    },
  });
  const names = ['one-wall', 'two-wall', 'three-wall'];
  const { eventStore, processors } = runtime(names.map(busy));
  await processors.prepare();
  let last = 0;
  await Promise.all(
    Array.from({ length: 1_000 }, async (_, at) => {
      const { position } = await eventStore.append(
        noteEvents,
        String(at),
        [written('ana', 'hello')],
        'none',
        metaNow(),
      );
      last = Math.max(last, position);
    }),
  );
  processors.start({ givesWay: true });
  expect(await processors.waitForPosition(last, names, 60_000)).toBe(true);
  expect(max).toHaveLength(6);
  expect(Math.max(...max)).toBe(1);
});

test('a process without processors shows what the one that runs them said last', async () => {
  const [running, asked] = [runtime([notes()]), runtime([notes()])];
  const status = async () => (await asked.processors.status())[0];
  expect(await status()).toMatchObject({ state: 'stopped', process: null, reportedAt: null });
  await running.processors.prepare();
  running.processors.start();
  while ((await status())?.state !== 'live') await new Promise(setImmediate);
  expect(await status()).toMatchObject({ process: `worker ${process.pid}`, reportedAt: expect.any(String) });
  await database.pool.query("update kernel.processor_report set at = now() - interval '31 seconds'");
  expect((await status())?.state).toBe('silent');
  await running.processors.stop();
  expect((await status())?.state).toBe('stopped');
});
