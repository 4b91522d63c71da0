import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { reportFault } from '../async/faults.js';
import { isLockOver } from './transaction-limits.js';

/** A database handle without tables of its own: each owner adds its own by `db.withTables<…>()`. */
export type Database = Kysely<object>;
export type DatabaseTransaction = Transaction<object>;

/** One step of a schema's history. Append-only: an applied step never changes. */
export interface Migration {
  /** '0001-log': unique in the product, in order within its module. */
  readonly id: string;
  readonly sql: string;
}

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.TIMESTAMPTZ, isoTime);
pg.types.setTypeParser(builtins.NUMERIC, Number);

/** A time as PostgreSQL writes it, as ISO-8601 UTC. The usual form is converted by string operations, because a rebuild reads millions of them. */
export function isoTime(value: string): string {
  const usual = value.length > 21 && value[10] === ' ' && value.endsWith('+00') && value[19] === '.';
  const millis = usual ? value.slice(20, -3) : '';
  if (!usual || millis.length > 3) return new Date(value).toISOString();
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${millis.padEnd(3, '0')}Z`;
}

/** In milliseconds; longer work fails. */
export interface TimeLimits {
  /** Limit of a statement, by 57014. */
  readonly statement: number;
  /** Limit of its wait for a lock, by 55P03. */
  readonly lock: number;
  /** Limit of a transaction's wait for its next statement, by 25P03. */
  readonly idleInTransaction: number;
  /** Limit of a whole transaction, by 25P04, which ends the connection. */
  readonly transaction?: number;
  /** Limit of the wait for a free connection. */
  readonly connection: number;
}

/** Connections to one database. A dead connection is replaced, and only its query fails. Without limits, only the
 *  wait for a connection is limited, to ten seconds. */
export function openPool(url: string, size = 12, limits?: TimeLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits?.connection ?? 10_000,
    keepAlive: true,
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      ...(limits.transaction !== undefined && { options: `-c transaction_timeout=${limits.transaction}` }),
    }),
  });
  // The pool opens another when asked. One idle connection that ended is no outage, so only its words are reported.
  pool.on('error', ({ message }) =>
    reportFault('keeping an idle connection', new Error(`it ended: ${message}`)),
  );
  pool.on('connect', (client) => client.on('error', () => undefined)); // one in use died: its query reports the error
  return pool;
}

/** Typed queries on a pool. Numbers and times come out as JSON has them: bigint and numeric as numbers, timestamptz as ISO-8601 UTC. */
export function databaseOn(pool: pg.Pool): Database {
  return new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
}

/** In milliseconds. */
export interface MigrationLimits {
  /** One migration. */
  readonly statement: number;
  /** Limit of its wait for a table in use; then it is rolled back, and retried. */
  readonly lock: number;
  /** The waits between retries. */
  readonly pauses: readonly number[];
  /** The wait for another process that migrates. */
  readonly others: number;
}

const migrationLimits: MigrationLimits = {
  statement: 1_800_000,
  lock: 5_000,
  pauses: [1_000, 2_000, 4_000, 8_000],
  others: 600_000,
};

/** Bring the schema up to date; safe to call from several processes at once. A migration that waits for a table
 *  blocks every later query on it, so it gives up soon and retries.
 *  errors  SchemaBehind; Error when an applied migration was edited, or when a lock is not released
 *  source  ADR 0029, ADR 0124 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  limits = migrationLimits,
): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await limitSession(client, { statement: 0, lock: limits.others });
    await client.query("select pg_advisory_lock(hashtext('smc migrate'))").catch((error) => {
      throw isLockOver(error) ? new Error(otherMigrates) : error;
    });
    await limitSession(client, limits);
    if (!(await hasMigrations(client))) await client.query(firstTables);
    const { rows } = await client.query<{ id: string; digest: string }>(
      'select id, digest from kernel.migration',
    );
    const applied = new Map(rows.map((row) => [row.id, row.digest]));
    const fresh: string[] = [];
    for (const { id, sql } of migrations) {
      const digest = createHash('sha256').update(sql).digest('hex');
      if (applied.get(id) === digest) continue;
      if (applied.has(id))
        throw new Error(`Migration ${id} was changed after it was applied: write a new one instead.`);
      await withTries(limits.pauses, () => apply(client, { id, sql, digest }));
      fresh.push(id);
    }
    return fresh;
  } catch (error) {
    if (mayNotChange(error)) throw new SchemaBehind(error);
    throw isLockOver(error) ? new Error(tablesInUse) : error;
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('smc migrate'))").catch(() => undefined); // a connection that is gone has neither
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => undefined); // a connection that is gone has neither
    client.release();
  }
}

/** Something is to be changed in the schema, and the role of this process may only read and write rows. */
export class SchemaBehind extends Error {
  override readonly name = 'SchemaBehind';

  constructor(cause: Error) {
    super(
      `The schema is not that of this version, and the role of DATABASE_URL may not change it (${cause.message}): ` +
        'run `npm run cli -- migrate` with MIGRATE_DATABASE_URL, and start again (SCHEMA_BEHIND).',
      { cause },
    );
  }
}

/** Whether the database refused something that only the owner of its tables may do. */
export const mayNotChange = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === '42501';

/** Asked first, because a role that may not create a schema may not create it "if not exists" either. */
async function hasMigrations(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'kernel' and c.relname = 'migration'",
  );
  return rowCount === 1;
}

const firstTables = `
create schema if not exists kernel;
create table if not exists kernel.migration (id text primary key, digest text not null, at timestamptz not null default now())`;

async function apply(client: pg.PoolClient, { id, sql, digest }: Migration & { readonly digest: string }) {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into kernel.migration (id, digest) values ($1, $2)', [id, digest]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function withTries(pauses: readonly number[], work: () => Promise<void>): Promise<void> {
  for (const wait of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isLockOver(error)) throw error;
      await pause(wait);
    }
  }
  return work();
}

const limitSession = (client: pg.PoolClient, { statement, lock }: Pick<TimeLimits, 'statement' | 'lock'>) =>
  client.query("select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false)", [
    String(statement),
    String(lock),
  ]);

const otherMigrates =
  'Another process has been bringing the schema up to date for too long: look at what it does, or stop it, and start again.';
const tablesInUse =
  'The schema could not be brought up to date, because somebody else holds a lock on a table that changes: stop the other processes on this database, and start again.';
