import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openPool } from '../../modules/kernel/postgres/database.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { freshStream, newEvent } from './sample-events.js';

const stores = 4;
const writersOfAStore = 4;
const rounds = 125;
const atOnce = 25;
const all = stores * writersOfAStore * rounds * atOnce;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A plain sequence as position loses events here: a reader passes a number whose transaction has not committed yet. */
test('a reader misses and repeats nothing while 16 writers of four stores append 50,000 events', async () => {
  const pools = Array.from({ length: stores }, () => openPool(database.url, 4));
  const logs = pools.map(openPostgresEventStore);
  const tail = openPostgresEventStore(database.pool);

  const write = async (log: (typeof logs)[number]) => {
    const streams = Array.from({ length: atOnce }, freshStream);
    for (let version = 0; version < rounds; version += 1)
      await Promise.all(streams.map((stream) => log.append(stream, [newEvent(version)], version)));
  };

  const versions = new Map<string, number>();
  const disorder: string[] = [];
  let [seen, reached] = [0, 0];
  const read = async () => {
    const enough = new AbortController();
    for await (const batch of tail.subscribe(0, { signal: enough.signal })) {
      for (const { position, stream, version } of batch) {
        if (position <= reached) disorder.push(`position ${position} after ${reached}`);
        if (version !== (versions.get(stream) ?? 0) + 1)
          disorder.push(`version ${version} after ${versions.get(stream)}`);
        versions.set(stream, version);
        reached = position;
        seen += 1;
      }
      if (reached >= all) enough.abort();
    }
  };

  try {
    await Promise.all([
      read(),
      ...logs.flatMap((log) => Array.from({ length: writersOfAStore }, () => write(log))),
    ]);
    expect(disorder.slice(0, 5)).toEqual([]);
    expect(seen).toBe(all);
    expect(await tail.head()).toBe(all);
  } finally {
    await Promise.all([...logs, tail].map((log) => log.close()));
    await Promise.all(pools.map((pool) => pool.end()));
  }
}, 60_000);
