import { sql } from 'kysely';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import {
  openPostgresEventStore,
  type PostgresEventStore,
} from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, type Migration, migrate } from '../../modules/kernel/postgres/database.js';
import { processorLimits, rebuildLimits } from '../../modules/kernel/postgres/transaction-limits.js';
import { handleBatch } from '../../modules/kernel/processing/handle-batch.js';
import type { Projection } from '../../modules/kernel/processing/projection.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { alarm } from '../postgres/projection.js';
import { metaNow, noteEvents, notes, written } from './notes.js';

let database: TestDatabase;
let store: PostgresEventStore;
let eventStore: DomainEventStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = openPostgresEventStore(database.pool);
  eventStore = new DomainEventStore(store, new PersonKeys(database.pool, 's'.repeat(32)));
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const shortLock = 50;
const start = { position: 0, generation: 1, version: 1 };

test('a batch that waits too long for a lock ends, parks nothing, and is handled when the lock is gone', async () => {
  const projection = notes();
  const handle = await batchOf(projection);
  await whileLocked('note_wall.note', () =>
    expect(handle({ ...processorLimits, lock: shortLock })).rejects.toMatchObject({ code: '55P03' }),
  );
  expect((await database.pool.query('select from kernel.parked')).rowCount).toBe(0);
  expect(await handle(processorLimits)).toMatchObject({ position: 1 });
});

test('a batch that waits too long for its checkpoint ends, also when it handles none of its events', async () => {
  const handle = await batchOf({ ...notes(), handles: [] });
  await whileLocked('kernel.checkpoint', () =>
    expect(handle({ ...processorLimits, lock: shortLock })).rejects.toMatchObject({ code: '55P03' }),
  );
});

test('a batch, and each step of a rebuild, has limits of its own', async () => {
  const seen: unknown[] = [];
  const projection: Projection = {
    ...notes(),
    handle: async (tx) => {
      const { rows } = await sql`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('transaction_timeout') as transaction`.execute(tx);
      seen.push(...rows);
    },
  };
  await (await batchOf(projection))();
  await rebuildOf(projection);
  expect(seen).toEqual([
    { statement: '1min', lock: '10s', idle: '1min', transaction: '5min' },
    { statement: '1h', lock: '30s', idle: '10min', transaction: '2h' },
  ]);
  const { rows } = await database.pool.query("select current_setting('lock_timeout') as lock");
  expect(rows).toEqual([{ lock: '0' }]);
});

test('a rebuild that waits too long for a lock ends, and the old tables serve on', async () => {
  const projection = notes();
  await (await batchOf(projection))();
  const limits = { ...rebuildLimits, lock: shortLock };
  await whileLocked('kernel.checkpoint', () =>
    expect(rebuildOf(projection, limits)).rejects.toMatchObject({ code: '55P03' }),
  );
  expect((await database.pool.query('select from note_wall.note')).rowCount).toBe(1);
  await rebuildOf(projection, limits);
});

describe('a migration', () => {
  const limits = { statement: 60_000, lock: shortLock, pauses: [1, 1], others: shortLock };
  const change: Migration = { id: 'test-0001', sql: 'alter table shelf add column width int' };

  test('that waits too long for a table is tried again, ends, and says why; nothing of it is kept', async () => {
    await database.pool.query('create table shelf ()');
    await whileLocked('shelf', () =>
      expect(migrate(database.pool, [change], limits)).rejects.toThrow(
        'holds a lock on a table that changes',
      ),
    );
    expect(await migrate(database.pool, [change], limits)).toEqual(['test-0001']);
  });

  test('goes on once the table is free', async () => {
    await database.pool.query('create table shelf ()');
    const done = whileLocked('shelf', async () => {
      const migrating = migrate(database.pool, [change], { ...limits, pauses: Array(1_000).fill(1) });
      await new Promise((wake) => setTimeout(wake, 3 * shortLock));
      return { migrating };
    });
    expect(await (await done).migrating).toEqual(['test-0001']);
  });

  test('waits for another process that migrates, and says so when that takes too long', async () => {
    const other = await database.pool.connect();
    await other.query("select pg_advisory_lock(hashtext('smc migrate'))");
    await expect(migrate(database.pool, [], limits)).rejects.toThrow('Another process');
    await other.query("select pg_advisory_unlock(hashtext('smc migrate'))");
    other.release();
    expect(await migrate(database.pool, [], limits)).toEqual([]);
  });
});

/** One event, and how a projection handles it. */
async function batchOf(projection: Projection) {
  const db = databaseOn(database.pool);
  await createSchema(db, projection);
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  const batch = await store.readAll(0, 10);
  const { name } = projection;
  const deps = { follower: projection, eventStore, db, name, schema: 'note_wall', alarm, retries: [1] };
  const { rows } = await database.pool.query<{ generation: number }>(
    'select generation from kernel.checkpoint',
  );
  const checkpoint = { ...start, generation: rows[0]?.generation ?? 0 };
  return (limits?: typeof processorLimits) =>
    handleBatch({ ...deps, batch, checkpoint, ...(limits && { limits }) });
}

const rebuildOf = (projection: Projection, limits = rebuildLimits) =>
  rebuild({
    projections: [projection],
    eventStore,
    db: databaseOn(database.pool),
    pool: database.pool,
    alarm,
    progress: undefined,
    limits,
  });

async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; lock table ${table}`);
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}
