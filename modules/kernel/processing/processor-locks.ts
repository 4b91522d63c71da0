import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { reportFault } from '../async/faults.js';
import { locks } from '../postgres/locks.js';

/** A processor that asks to be the one live instance of its name. */
export interface LockCandidate {
  readonly name: string;
  /** The version of the tables that it fills: it gets no lock while the database has tables of another version. Undefined for a reactor. */
  readonly version: number | undefined;
  /** Called at each query with the version of the tables in the database; undefined when there are none. */
  onTables(version: number | undefined): void;
}

export interface ProcessorLock {
  /** Aborts when the connection, and with it every lock, is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Holds the session locks of all live processors of this process on one connection. Once a second one query asks
 *  for every lock still waited for, and detects a lost connection.
 *  source  ADR 0020 */
export class ProcessorLocks {
  readonly #waiting = new Map<string, Waiting>();
  readonly #held = new Map<string, AbortController>();
  #connection: pg.PoolClient | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #loop: Promise<void> | undefined;
  #wake = new AbortController();

  constructor(private readonly pool: pg.Pool) {}

  /** Wait for the lock of a name; undefined when the signal aborts first. */
  acquire(candidate: LockCandidate, signal: AbortSignal): Promise<ProcessorLock | undefined> {
    const { name } = candidate;
    return new Promise((resolve) => {
      const finish = (lock?: ProcessorLock) => {
        signal.removeEventListener('abort', abort);
        this.#waiting.delete(name);
        resolve(lock);
      };
      const abort = () => {
        finish();
        this.#wake.abort();
      };
      if (signal.aborted) return resolve(undefined);
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.set(name, { candidate, finish });
      this.#wake.abort();
      this.#loop ??= this.#run();
    });
  }

  /** Wait until the connection is returned, once nobody waits for a lock or holds one. */
  async close(): Promise<void> {
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (this.#waiting.size || this.#held.size) {
      this.#wake = new AbortController();
      await this.#inTurn(() => this.#ask()).catch(this.#fail);
      await pause(betweenLooks, undefined, { signal: this.#wake.signal }).catch(() => undefined);
    }
    this.#loop = undefined;
    this.#lose(this.#connection);
  }

  async #ask(): Promise<void> {
    const connection = await this.#connect();
    const asked = [...this.#waiting.values()].map(({ candidate }) => candidate);
    const { rows } = await connection.query<{ name: string; tables: number | null; locked: boolean }>({
      ...withinTime,
      text: tryLocks,
      values: [locks.processor, asked.map(({ name }) => name), asked.map(({ version }) => version ?? null)],
    });
    for (const { name, tables, locked } of rows) {
      const waiting = this.#waiting.get(name);
      waiting?.candidate.onTables(tables ?? undefined);
      if (locked && this.#connection === connection) {
        const lock = this.#hold(name);
        if (waiting) waiting.finish(lock);
        else void lock.release(); // it stopped while the result was on its way
      }
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#connection) return this.#connection;
    const connection = await this.pool.connect();
    connection.once('error', () => this.#lose(connection));
    connection.once('end', () => this.#lose(connection));
    this.#connection = connection;
    return connection;
  }

  #hold(name: string): ProcessorLock {
    const lost = new AbortController();
    this.#held.set(name, lost);
    const release = () =>
      this.#inTurn(async () => {
        if (this.#held.get(name) !== lost) return;
        await this.#connection?.query({ ...withinTime, text: unlock, values: [locks.processor, name] });
        this.#held.delete(name);
        if (!this.#held.size) this.#wake.abort();
      }).catch(this.#fail);
    return { lost: lost.signal, release };
  }

  readonly #fail = (error: unknown): void => {
    reportFault('asking for the locks of processors', error);
    this.#lose(this.#connection);
  };

  #lose(connection: pg.PoolClient | undefined): void {
    if (!connection || this.#connection !== connection) return;
    this.#connection = undefined;
    connection.release(true);
    for (const lost of this.#held.values()) lost.abort();
    this.#held.clear();
  }

  /** One query at a time on the connection. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined); // whoever waits for it sees the error
    return done;
  }
}

interface Waiting {
  readonly candidate: LockCandidate;
  readonly finish: (lock?: ProcessorLock) => void;
}

/** Milliseconds until another process takes over. */
const betweenLooks = 1_000;
/** A connection that does not respond for this long counts as lost. */
const withinTime = { query_timeout: 10_000 };
const tryLocks = `
  select wanted.name, checkpoint.version as tables,
    case when checkpoint.version is null or wanted.version is null or checkpoint.version = wanted.version
      then pg_try_advisory_lock($1, hashtext(wanted.name)) else false end as locked
  from unnest($2::text[], $3::int[]) wanted(name, version) left join kernel.checkpoint using (name)`;
const unlock = 'select pg_advisory_unlock($1, hashtext($2))';
