import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../../../test/postgres/database.js';
import { type NewEvent, type StoredEvent, WrongVersion } from '../event-store.js';
import { openPostgresEventStore } from './postgres-event-store.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('one refused append in a shared commit leaves its neighbours alone, and positions have no gaps', async () => {
  const store = openPostgresEventStore(database.pool);
  await store.append('a-1', [noted()], 'none');
  const outcomes = await Promise.allSettled([
    store.append('b-1', [noted()], 'none'),
    store.append('a-1', [noted()], 'none'),
    store.append('c-1', [noted(), noted()], 'none'),
    store.append('c-1', [noted()], 2),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(WrongVersion);
  expect((await store.readAll(0, 100)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  await store.close();
});

test('an append of which only a part is known is no repetition: nothing is stored and nothing is dropped silently', async () => {
  const store = openPostgresEventStore(database.pool);
  const first = noted();
  await store.append('d-1', [first], 'none');
  await expect(store.append('d-1', [first, noted()], 'any')).rejects.toBeInstanceOf(WrongVersion);
  expect(await store.read('d-1')).toHaveLength(1);
  await expect(store.append('d-1', [], 'any')).rejects.toBeInstanceOf(RangeError);
  await store.close();
});

test('a stream whose events are not all there is refused by its name, from either end', async () => {
  const store = openPostgresEventStore(database.pool);
  await store.append('f-1', [noted(), noted(), noted(), noted()], 'none');
  const refused = { name: 'StreamRefused', stream: 'f-1' };
  await database.pool.query("delete from kernel.event where stream = 'f-1' and version = 3");
  await expect(store.read('f-1')).rejects.toMatchObject(refused);
  await expect(store.read('f-1', { direction: 'backwards' })).rejects.toMatchObject(refused);
  await expect(store.read('f-1', { from: 2, limit: 2 })).rejects.toMatchObject(refused);
  expect(await store.read('f-1', { limit: 2 })).toHaveLength(2);
  await database.pool.query("delete from kernel.event where stream = 'f-1' and version < 3");
  await expect(store.read('f-1')).rejects.toThrow('The stream f-1 cannot be used: version 4 follows 0');
  await store.close();
});

test('readers at the head of the log share its reads, and each gets every event', async () => {
  const store = openPostgresEventStore(database.pool);
  const before = await store.head();
  let used = 0;
  database.pool.on('acquire', () => {
    used += 1;
  });
  const ended = new AbortController();
  const firstOf = async (reader: AsyncIterable<readonly StoredEvent[]>) => {
    for await (const events of reader) return events;
    return [];
  };
  const readers = Array.from({ length: 100 }, () =>
    firstOf(store.subscribe(before, { signal: ended.signal })),
  );
  const { position } = await store.append('e-1', [noted()], 'none');
  for (const events of await Promise.all(readers)) expect(events).toMatchObject([{ position }]);
  expect(used).toBeLessThan(50);
  ended.abort();
  await store.close();
});

function noted(): NewEvent {
  return {
    id: randomUUID(),
    type: 'Noted',
    shape: 1,
    data: { words: 'hello' },
    meta: { actorId: 'ana', commandId: randomUUID() },
    at: new Date().toISOString(),
  };
}
