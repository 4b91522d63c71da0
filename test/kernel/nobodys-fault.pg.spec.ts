import { sql } from 'kysely';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { StoreUnavailable, StreamRefused } from '../../modules/kernel/event-store/event-store.js';
import { LogRefused } from '../../modules/kernel/event-store/log-identity.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import { handleBatch } from '../../modules/kernel/processing/handle-batch.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { metaNow, noteEvents, notes, written } from './notes.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query(
    'truncate kernel.event, kernel.checkpoint, kernel.parked; drop schema if exists note_wall cascade',
  ),
);

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const fails = (error: unknown) => () => {
  throw error;
};

test.each<[string, (tx: DatabaseTransaction) => unknown]>([
  ['a log that does not answer', fails(new StoreUnavailable('no answer within 2500 ms'))],
  ['a log that is another one', fails(new LogRefused('The log is another one'))],
  [
    'a log that is away, told by somebody between',
    fails(new Error('no receipt', { cause: new StoreUnavailable('it is closed') })),
  ],
  ['a connection that ends', (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)],
  ['a connection that is lost', fails(new Error('Connection terminated unexpectedly'))],
  ['a database that starts', fails(coded('57P03'))],
  ['a database with too many connections', fails(coded('53300'))],
  ['a database whose disk is full', fails(coded('53100'))],
  ['a database that only reads', fails(coded('25006'))],
  ['a password of the database that was changed', fails(coded('28P01'))],
  ['a port that nobody listens on', fails(coded('ECONNREFUSED'))],
  ['a socket that is not there', fails(coded('ENOENT', { syscall: 'connect' }))],
  ['no connection in time', fails(new Error('timeout exceeded when trying to connect'))],
])(
  '%s is no fault of an event: nothing is parked, no try is counted, and it is handled later',
  async (_, fail) => {
    const handle = await batch(fail, 5);
    for (let tries = 0; tries < 5; tries += 1) await expect(handle()).rejects.toThrow();
    expect((await database.pool.query('select from kernel.parked')).rowCount).toBe(0);
    expect(await handle()).toMatchObject({ position: 1 });
    expect((await database.pool.query('select words from note_wall.note')).rows).toEqual([
      { words: 'hello' },
    ]);
  },
);

test.each<[string, unknown]>([
  ['a stream that the log refuses', new StreamRefused('note-1', 'it was deleted')],
  ['a statement that takes too long', coded('57014')],
  ['a value that cannot be stored', coded('22P05')],
])('%s is a matter of its events: the stream is parked', async (_, error) => {
  const handle = await batch(fails(error), 2);
  expect(await handle()).toMatchObject({ position: 1 });
  expect((await database.pool.query('select stream from kernel.parked')).rows).toEqual([
    { stream: 'note-1' },
  ]);
});

test('streams that an earlier version parked because the log or the database was away are tried again, and no others', async () => {
  const away = [
    'StoreUnavailable: The event store is unavailable: no answer within 2500 ms',
    'LogRefused: The log at 127.0.0.1:2113 ends at 5, and the read models have seen 9',
    'Error: 14 UNAVAILABLE: No connection established',
    'Error: 16 UNAUTHENTICATED: Received HTTP status code 401',
    'error: terminating connection due to administrator command',
    'error: sorry, too many clients already',
    'Error: connect ECONNREFUSED 127.0.0.1:5432',
    'Error: Connection terminated unexpectedly',
  ];
  const own = [
    'Error: This note cannot be read',
    'UnreadableEvent: NoteWritten at 7 in note-7 cannot be read: its data is no object',
  ];
  await database.pool.query(
    `insert into kernel.parked (name, stream, position, error, attempts) select 'notify', 'note-' || at, at, error, 6
     from unnest($1::text[]) with ordinality said(error, at)`,
    [[...own, ...away]],
  );
  const migration = kernelMigrations.find(({ id }) => id === '0008-parked-while-away');
  await database.pool.query(String(migration?.sql));
  const { rows } = await database.pool.query(
    'select error from kernel.parked where retry_at is null order by position',
  );
  expect(rows).toEqual(own.map((error) => ({ error })));
});

/** One event, handled by a projection that fails so many times first. */
async function batch(fail: (tx: DatabaseTransaction) => unknown, times: number) {
  const db = databaseOn(database.pool);
  const store = openPostgresEventStore(database.pool);
  const eventStore = new DomainEventStore(store, new PersonKeys(database.pool, 's'.repeat(32)));
  let left = times;
  const wall = notes();
  const follower = {
    ...wall,
    handle: async (...given: Parameters<typeof wall.handle>) => {
      left -= 1;
      if (left >= 0) await fail(given[0]);
      await wall.handle(...given);
    },
  };
  await createSchema(db, follower);
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  const { name } = follower;
  const deps = { follower, eventStore, db, name, schema: 'note_wall', alarm: () => undefined, retries: [] };
  const events = await store.readAll(0, 10);
  return () =>
    handleBatch({ ...deps, batch: events, checkpoint: { position: 0, generation: 1, version: 1 } });
}
