import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Database, openPool, type TimeLimits } from './database.js';
import { currentScope } from './query-scope.js';

/** Connections of a process, by purpose. */
export interface Pools {
  /** Without time limits: migrations, rebuilds, processors, jobs, locks, listening. */
  readonly work: pg.Pool;
  /** Queries, each on the pool of its scope. */
  readonly db: Database;
  end(): Promise<void>;
}

export interface PoolOptions {
  readonly read?: TimeLimits;
  readonly command?: TimeLimits;
  readonly sizes?: {
    readonly work: number;
    readonly read: number;
    readonly command: number;
    readonly guest?: number;
  };
}

/** Open the connections of a process. Guests' reads, members' reads and commands have pools and time limits of
 *  their own, so that none uses up the connections of the others, or of the processors. A statement over its limit
 *  fails with 57014 or 55P03.
 *  source  ADR 0029 */
export function openPools(url: string, options: PoolOptions = {}): Pools {
  const { read = readLimits, command = commandLimits, sizes = poolSizes } = options;
  const work = openPool(url, sizes.work);
  const reads = openPool(url, sizes.read, read);
  const guestReads = openPool(url, sizes.guest ?? sizes.read, read);
  const commands = openPool(url, sizes.command, command);
  const poolOf = () => {
    const scope = currentScope();
    switch (scope?.role) {
      case 'read':
        return scope.isGuest ? guestReads : reads;
      case 'command':
        return commands;
      default:
        return work;
    }
  };
  const pool: PostgresPool = {
    options: work.options,
    connect: async () => {
      const signal = currentScope()?.signal;
      const client = keepingFirstError(await poolOf().connect());
      return signal ? cancelledBy(signal, client, work) : client;
    },
    end: async () => undefined,
  };
  return {
    work,
    db: new Kysely<object>({ dialect: new PostgresDialect({ pool }) }),
    end: async () => {
      await Promise.all([reads.end(), guestReads.end(), commands.end()]);
      await work.end();
    },
  };
}

const readLimits: TimeLimits = {
  statement: 5_000,
  lock: 3_000,
  idleInTransaction: 5_000,
  transaction: 15_000,
  connection: 3_000,
};
const commandLimits: TimeLimits = { ...readLimits, statement: 10_000, transaction: 30_000 };
/** One connection of the work pool holds the locks of all processors, three listen (ended sessions, inboxes, jobs), and up to eight handle events. */
export const poolSizes = { work: 20, guest: 10, read: 10, command: 10 };

/** A connection as Kysely uses it, without cursors. */
interface Connection {
  readonly processID: number | undefined;
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  release(destroy?: boolean): void;
}

/** A connection on which a rollback cannot fail: instead it ends the connection, and the original error is thrown. */
function keepingFirstError(client: pg.PoolClient): Connection & PostgresPoolClient {
  let isBroken = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (sql !== 'rollback') throw error;
      isBroken = true;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  };
  return {
    processID: (client as { readonly processID?: number }).processID,
    query: query as unknown as PostgresPoolClient['query'] & Connection['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}

/** A connection whose statement under way is cancelled when the signal aborts; after that it only rolls back. Then
 *  it is closed, so that a late cancellation hits nobody else. A cancellation that overtakes its statement has no
 *  effect, so it is repeated until the statement has ended. */
function cancelledBy(signal: AbortSignal, client: Connection, control: pg.Pool): PostgresPoolClient {
  let underWay: object | undefined;
  let cancelling: Promise<void> | undefined;
  const cancel = async () => {
    for (const statement = underWay; statement && statement === underWay; await pause(50))
      await control.query('select pg_cancel_backend($1)', [client.processID]).catch(() => undefined); // it is tried again while the statement runs
  };
  const abort = () => {
    if (underWay) cancelling = cancel();
  };
  signal.addEventListener('abort', abort, { once: true });
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (signal.aborted && sql !== 'rollback') throw new QueryAborted();
    underWay = {};
    try {
      return await client.query(sql, parameters);
    } finally {
      underWay = undefined;
    }
  };
  return {
    processID: client.processID,
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      signal.removeEventListener('abort', abort);
      if (cancelling) void cancelling.then(() => client.release(true));
      else client.release();
    },
  };
}

/** Nobody waits for the result any more. */
export class QueryAborted extends Error {
  constructor() {
    super('Nobody waits for this query any more.');
    this.name = 'QueryAborted';
  }
}
