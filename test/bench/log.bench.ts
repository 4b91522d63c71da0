import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { NewEvent } from '../../modules/kernel/event-store/event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';

/** Appends, replay and lag of the Postgres log, as ratios against plain SQL on the same server in the same run. */
export async function logBench(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  await pool.query(
    'create table if not exists plain (id uuid primary key, stream text, data jsonb, meta jsonb, at timestamptz)',
  );
  const store = openPostgresEventStore(pool);
  const insert = () => {
    const { id, data, meta, at } = newEvent();
    return pool.query('insert into plain values ($1, $2, $3, $4, $5)', [id, randomUUID(), data, meta, at]);
  };
  const append = () => store.append(`note-${randomUUID()}`, [newEvent()], 'none');
  for (const lanes of [1, 8, 32, 128]) {
    const plain: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < 3; round++) {
      plain.push(await rate(insert, Math.min(lanes, 12), 1_500)); // the pool has 12 connections: more lanes only queue
      ours.push(await rate(append, lanes, 1_500));
    }
    say(
      `append, ${lanes} in flight: ${round(median(ours))}/s, plain INSERT ${round(median(plain))}/s, ratio ${(median(ours) / median(plain)).toFixed(2)}`,
    );
  }
  say(await replay(pool, store));
  say(await lag(store));
  await store.close();
  await pool.query('drop table plain');
}

async function replay(pool: pg.Pool, store: ReturnType<typeof openPostgresEventStore>): Promise<string> {
  const head = await store.head();
  const plainSince = performance.now();
  for (let from = 0; from < head; from += 5_000) {
    await pool.query(
      'select position, data from kernel.event where position > $1 and position <= $2 order by position',
      [from, from + 5_000],
    );
  }
  const plain = head / (performance.now() - plainSince);
  const oursSince = performance.now();
  const stop = new AbortController();
  let seen = 0;
  for await (const batch of store.subscribe(0, { signal: stop.signal, batch: 5_000 })) {
    seen += batch.length;
    if (seen >= head) break;
  }
  const ours = seen / (performance.now() - oursSince);
  return `replay of ${seen} events: ${round(ours * 1_000)}/s, plain pages ${round(plain * 1_000)}/s, ratio ${(ours / plain).toFixed(2)}`;
}

/** The time from the call of append until a reader gets the event, at about 1,000 a second. */
async function lag(store: ReturnType<typeof openPostgresEventStore>): Promise<string> {
  const stop = new AbortController();
  const called = new Map<string, number>();
  const lags: number[] = [];
  const appends: number[] = [];
  const reading = (async () => {
    for await (const batch of store.subscribe(await store.head(), { signal: stop.signal })) {
      for (const event of batch) {
        const since = called.get(event.id);
        if (since !== undefined) lags.push(performance.now() - since);
      }
      if (lags.length >= 3_000) return;
    }
  })();
  const begun = performance.now();
  for (let n = 0; n < 3_000; n++) {
    while (performance.now() - begun < n) await new Promise(setImmediate);
    const event = newEvent();
    const since = performance.now();
    called.set(event.id, since);
    void store.append(`lag-${event.id}`, [event], 'none').then(() => appends.push(performance.now() - since));
  }
  await reading;
  stop.abort();
  return `lag at 1,000/s: p50 ${at(lags, 0.5)} ms, p99 ${at(lags, 0.99)} ms; an append itself p50 ${at(appends, 0.5)} ms`;
}

async function rate(work: () => Promise<unknown>, lanes: number, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return (done / ms) * 1_000;
}

const text = 'A cast iron block, pulled from a running car and kept dry since. '.repeat(4);

function newEvent(): NewEvent {
  return {
    id: randomUUID(),
    type: 'Noted',
    shape: 1,
    data: { words: text, pages: 3 },
    meta: { actorId: randomUUID(), commandId: randomUUID() },
    at: new Date().toISOString(),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const at = (values: readonly number[], share: number): string =>
  ([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);
const round = (value: number): string => Math.round(value).toLocaleString('en-US');
