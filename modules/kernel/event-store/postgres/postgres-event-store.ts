import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { reportFault } from '../../async/faults.js';
import {
  type Appended,
  type EventStore,
  type Expected,
  mustBeWhole,
  type NewEvent,
  type ReadOptions,
  type StoredEvent,
  StoreUnavailable,
  WrongVersion,
} from '../event-store.js';
import { SharedReads } from './shared-reads.js';

const batchOfAppends = 256;
const batchOfBytes = 8_000_000;
const pollEvery = 250;

/** The log in Postgres. One append transaction at a time in each process: the appends that queue while a commit is under way share
 *  the next one.
 *  source  ADR 0002 */
export function openPostgresEventStore(pool: pg.Pool): PostgresEventStore {
  return new PostgresEventStore(pool);
}

export class PostgresEventStore implements EventStore {
  readonly countsEvents = true;
  readonly #queue: Waiting[] = [];
  readonly #news = new EventEmitter().setMaxListeners(0);
  readonly #tail = new SharedReads((after, limit) => this.readAll(after, limit));
  #told = 0;
  #poll: NodeJS.Timeout | undefined;
  #running = false;
  #closed = false;
  #listening = false;
  #listener: pg.PoolClient | undefined;

  constructor(private readonly pool: pg.Pool) {}

  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('it is closed'));
    if (events.length === 0) return Promise.reject(new RangeError('An append has at least one event'));
    return new Promise((resolve, reject) => {
      const parts = events.map((event) => ({ ...event, json: JSON.stringify(event.data) }));
      const bytes = parts.reduce((sum, part) => sum + part.json.length, 0);
      this.#queue.push({ stream, parts, bytes, expected, resolve, reject });
      void this.#run();
    });
  }

  async read(
    stream: string,
    { from, direction = 'forwards', limit }: ReadOptions = {},
  ): Promise<readonly StoredEvent[]> {
    const forwards = direction === 'forwards';
    const { rows } = await this.#query<StoredEvent>(
      direction,
      `select ${columns} from kernel.event where stream = $1 and version ${forwards ? '>=' : '<='} $2
       order by version ${forwards ? 'asc' : 'desc'} limit $3`,
      [stream, from ?? (forwards ? 1 : 2_147_483_647), limit ?? null],
    );
    mustBeWhole(stream, rows, { from, direction, limit });
    return rows;
  }

  async hiddenStreams(): Promise<readonly string[]> {
    return [];
  }

  async readAll(after: number, limit: number): Promise<readonly StoredEvent[]> {
    const { rows } = await this.#query<StoredEvent>(
      'all',
      `select ${columns} from kernel.event where position > $1 order by position limit $2`,
      [after, limit],
    );
    return rows;
  }

  async readBack(before: number | null, limit: number): Promise<readonly StoredEvent[]> {
    const { rows } = await this.#query<StoredEvent>(
      'back',
      `select ${columns} from kernel.event where position < $1 order by position desc limit $2`,
      [before ?? Number.MAX_SAFE_INTEGER, limit],
    );
    return rows;
  }

  async *subscribe(
    after: number,
    { signal, batch = 500 }: { signal: AbortSignal; batch?: number },
  ): AsyncIterable<readonly StoredEvent[]> {
    let position = after;
    let trouble = 0;
    void this.#listen();
    while (!signal.aborted && !this.#closed) {
      const known = this.#told;
      let events: readonly StoredEvent[];
      try {
        events = await this.#tail.ask(position, batch);
        trouble = 0;
      } catch (error) {
        reportFault('following the log', error);
        trouble += 1;
        await pause(Math.min(5_000, 100 * 2 ** trouble) * (0.5 + Math.random() / 2), undefined, {
          signal,
        }).catch(() => undefined);
        continue;
      }
      const last = events.at(-1);
      if (!last) {
        if (known === this.#told) await this.#nextNews(signal);
        continue;
      }
      if (signal.aborted) return;
      yield events;
      position = last.position;
    }
  }

  async head(): Promise<number> {
    const { rows } = await this.#query<{ head: number }>(
      'head',
      'select coalesce(max(position), 0) as head from kernel.event',
      [],
    );
    return rows[0]?.head ?? 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#tell();
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.release(true);
    while (this.#running) await pause(5);
  }

  #tell(): void {
    clearTimeout(this.#poll);
    this.#poll = undefined;
    this.#told += 1;
    this.#tail.delete();
    this.#news.emit('news');
  }

  /** Wait until this process is notified of an append, or it is time to poll. */
  async #nextNews(signal: AbortSignal): Promise<void> {
    this.#poll ??= setTimeout(() => this.#tell(), pollEvery).unref();
    await once(this.#news, 'news', { signal }).catch(() => undefined);
  }

  /** Commit the queued appends, one transaction after the other, until the queue is empty. */
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length) await this.#commit(this.#take());
    this.#running = false;
  }

  /** The next batch: in order, at most one append for each stream. */
  #take(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const streams = new Set<string>();
    let bytes = 0;
    for (let at = 0; at < this.#queue.length && batch.length < batchOfAppends && bytes < batchOfBytes; ) {
      const waiting = this.#queue[at] as Waiting;
      if (streams.has(waiting.stream)) {
        at += 1;
        continue;
      }
      streams.add(waiting.stream);
      bytes += waiting.bytes;
      batch.push(waiting);
      this.#queue.splice(at, 1);
    }
    return batch;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const parts = batch.flatMap((waiting, at) => waiting.parts.map((part) => ({ ...part, owner: at + 1 })));
    try {
      const { rows } = await this.#query<{ outcome: string; version: number; pos: number }>(
        'append',
        'select outcome, version, pos from kernel.append($1,$2,$3,$4,$5,$6,$7::text[]::jsonb[],$8::text[]::jsonb[],$9) order by ord',
        [
          batch.map((waiting) => waiting.stream),
          batch.map((waiting) => numberOf(waiting.expected)),
          parts.map((part) => part.owner),
          parts.map((part) => part.id),
          parts.map((part) => part.type),
          parts.map((part) => part.shape),
          parts.map((part) => part.json),
          parts.map((part) => JSON.stringify(part.meta)),
          parts.map((part) => part.at),
        ],
      );
      this.#tell();
      for (const [at, waiting] of batch.entries()) answer(waiting, rows[at]);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) {
        for (const waiting of batch) waiting.reject(error as Error);
        return;
      }
      for (const waiting of batch) await this.#commit([waiting]); // one bad append must not fail the others of its batch
    }
  }

  /** A named statement, which is parsed once for each connection. */
  async #query<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    try {
      return await this.pool.query<Row>({ name: `log ${name}`, text, values: [...values] });
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string };
      if (!code || /^(08|53|55|57)|^E[A-Z]+$/.test(code)) throw new StoreUnavailable(message, { cause });
      throw cause;
    }
  }

  /** Other processes' appends wake us by NOTIFY. A lost NOTIFY only delays until the next poll. */
  async #listen(): Promise<void> {
    if (this.#listening || this.#closed) return;
    this.#listening = true;
    const again = () => {
      this.#listening = false;
      setTimeout(() => void this.#listen(), 1_000).unref();
    };
    const client = await this.pool
      .connect()
      .catch((error: unknown) => reportFault('listening to the log', error));
    if (!client) return again();
    if (this.#closed) return client.release();
    this.#listener = client;
    client.on('notification', () => this.#tell());
    client.on('error', () => {
      if (this.#listener !== client) return;
      this.#listener = undefined;
      client.release(true);
      again();
    });
    await client.query('listen smc_log').catch(() => undefined); // the listener of its error event handles it
  }
}

interface Waiting {
  readonly stream: string;
  readonly parts: readonly (NewEvent & { readonly json: string })[];
  readonly bytes: number;
  readonly expected: Expected;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: Error) => void;
}

const columns = 'position, stream, version, id, type, shape, data, meta, at';

function numberOf(expected: Expected): number {
  if (expected === 'none') return 0;
  if (expected === 'exists') return -1;
  return expected === 'any' ? -2 : expected;
}

function answer(waiting: Waiting, row: { outcome: string; version: number; pos: number } | undefined): void {
  if (!row) waiting.reject(new StoreUnavailable('no answer to an append'));
  else if (row.outcome === 'moved')
    waiting.reject(new WrongVersion(waiting.stream, waiting.expected, row.version));
  else waiting.resolve({ version: row.version, position: row.pos });
}
