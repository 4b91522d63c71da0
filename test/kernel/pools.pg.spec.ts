import { sql } from 'kysely';
import type pg from 'pg';
import { openPools, type Pools, QueryAborted } from '../../modules/kernel/postgres/pools.js';
import { runInScope } from '../../modules/kernel/postgres/query-scope.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';

const short = { statement: 50, lock: 50, idleInTransaction: 60_000, connection: 2_000 };
const long = { statement: 60_000, lock: 60_000, idleInTransaction: 60_000, connection: 60_000 };

let database: TestDatabase;
let pools: Pools;
const open = (options: Parameters<typeof openPools>[1]) => {
  pools = openPools(database.url, { sizes: { work: 4, read: 1, command: 1 }, ...options });
  return pools.db;
};
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await pools.end();
  await database.drop();
});

test('a read, a command and what has no caller have limits of their own', async () => {
  const db = open({});
  const limits = async () =>
    (
      await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('transaction_timeout') as transaction`.execute(
        db,
      )
    ).rows[0];
  expect(await runInScope({ role: 'read' }, limits)).toEqual({
    statement: '5s',
    lock: '3s',
    idle: '5s',
    transaction: '15s',
  });
  expect(await runInScope({ role: 'command' }, limits)).toEqual({
    statement: '10s',
    lock: '3s',
    idle: '5s',
    transaction: '30s',
  });
  expect(await limits()).toEqual({ statement: '0', lock: '0', idle: '0', transaction: '0' });
});

test('members who take all connections of their reads leave guests theirs', async () => {
  const db = open({ read: short });
  await runInScope({ role: 'read' }, () =>
    db.connection().execute(async () => {
      await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect');
      await runInScope({ role: 'read', isGuest: true }, () => sql`select 1`.execute(db));
    }),
  );
});

test('a statement over its limit, and one that waits too long for a lock or a connection, fail', async () => {
  const db = open({ read: short, command: { ...short, statement: 60_000 } });
  const sleep = () => sql`select pg_sleep(60)`.execute(db);
  await expect(runInScope({ role: 'read' }, sleep)).rejects.toMatchObject({ code: '57014' });
  await database.pool.query('create table shelf ()');
  const read = () => sql`select from shelf`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`lock table shelf`.execute(tx);
    await expect(runInScope({ role: 'command' }, read)).rejects.toMatchObject({ code: '55P03' });
  });
  await runInScope({ role: 'read' }, () =>
    db.connection().execute(async () => {
      await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect');
    }),
  );
});

test('a query whose caller hangs up is cancelled, and its connection is not used again', async () => {
  const db = open({ read: long });
  const gone = new AbortController();
  const scope = { role: 'read', signal: gone.signal } as const;
  const asked = runInScope(scope, () =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_sleep(60)`.execute(tx);
    }),
  );
  while (!(await sleeping(database.pool))) await new Promise(setImmediate);
  gone.abort();
  await expect(asked).rejects.toMatchObject({ code: '57014' });
  while (await sleeping(database.pool)) await new Promise(setImmediate);
  await expect(runInScope(scope, () => sql`select 1`.execute(db))).rejects.toThrow(QueryAborted);
  expect((await runInScope({ role: 'read' }, () => sql`select 1 as one`.execute(db))).rows).toEqual([
    { one: 1 },
  ]);
});

test('a cancellation that overtakes its query is sent again', async () => {
  const db = open({ read: long, sizes: { work: 1, read: 1, command: 1 } });
  const gone = new AbortController();
  const { promise: isPaused, resolve: paused } = Promise.withResolvers<number>();
  const asked = runInScope({ role: 'read', signal: gone.signal }, () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = Number(rows[0]?.pid);
      process.kill(pid, 'SIGSTOP');
      const sleep = sql`select pg_sleep(60)`.execute(tx);
      setImmediate(paused, pid);
      await sleep;
    }),
  );
  const pid = await isPaused;
  gone.abort();
  await pools.work.query('select 1'); // behind the cancellation, on the same connection
  process.kill(pid, 'SIGCONT');
  await expect(asked).rejects.toMatchObject({ code: '57014' });
});

const sleeping = async (pool: pg.Pool) =>
  (await pool.query("select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'"))
    .rowCount;

test.each(['read', undefined] as const)(
  'a transaction whose connection dies fails with the first error, not with that of its rollback (%s)',
  async (role) => {
    const db = open({ read: long });
    const { signal } = new AbortController();
    const dying = () =>
      db.transaction().execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
    const failed = role ? runInScope({ role, signal }, dying) : dying();
    await expect(failed).rejects.toMatchObject({ code: '57P01' });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);
