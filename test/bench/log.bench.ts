import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { NewEvent } from '../../modules/kernel/event-store/event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openPool } from '../../modules/kernel/postgres/database.js';
import { openEmmett } from './emmett.js';
import { replayBench } from './replay.bench.js';
import { figure, median, quantile, rate, spread } from './statistics.js';

type Say = (line: string) => void;

/** Appends, replay and lag of the Postgres log, as ratios: beside a prepared INSERT over as many connections as there are lanes, beside a plain
 *  cursor that parses, and beside Emmett; all on the same server, in turn. */
export async function logBench(pool: pg.Pool, url: string, say: Say): Promise<void> {
  await appendBench(pool, url, say);
  await replayBench(pool, say);
  await lag(pool, say);
}

/** In flight. PostgreSQL has 120 connections here, of which the log's pool has 12. */
const lanesOf = [1, 8, 32, 96];
const rounds = 3;
const roundMs = 1_000;

async function appendBench(pool: pg.Pool, url: string, say: Say): Promise<void> {
  await pool.query(
    'create table plain (id uuid primary key, stream text, version int, data jsonb, meta jsonb, at timestamptz)',
  );
  const store = openPostgresEventStore(pool);
  for (const lanes of lanesOf) {
    const wide = openPool(url, lanes);
    const emmett = openEmmett(url, wide);
    const own = Array.from({ length: lanes }, () => ({ stream: `note-${randomUUID()}`, ours: 0, theirs: 0 }));
    const lane = (at: number) => own[at] as (typeof own)[number];
    const ways: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
      'raw INSERT': () => insert(wide),
      'new stream': () => store.append(`note-${randomUUID()}`, [newEvent()], 'none'),
      'existing stream': async (at) => {
        const one = lane(at);
        one.ours = (await store.append(one.stream, [newEvent()], one.ours || 'none')).version;
      },
      'Emmett, new stream': () => emmett.append(`note-${randomUUID()}`, newEvent()),
      'Emmett, existing stream': async (at) => {
        const one = lane(at);
        await emmett.append(one.stream, newEvent(), one.theirs || undefined);
        one.theirs += 1;
      },
    };
    const rates = new Map<string, number[]>();
    for (const work of Object.values(ways)) await work(0); // statements are prepared, and tables there
    for (let round = 0; round < rounds; round++)
      for (const [way, work] of Object.entries(ways))
        rates.set(way, [...(rates.get(way) ?? []), await rate(work, lanes, roundMs)]);
    const floor = median(rates.get('raw INSERT') ?? []);
    for (const [way, all] of rates)
      say(
        `append, ${lanes} in flight, ${way}: ${spread(all)} a second, ${figure(median(all) / floor, 2)} of raw INSERT`,
      );
    if (lanes === lanesOf.at(-1))
      say(`replay by Emmett, batches of 5,000: ${figure(await emmett.replay(8_000))} events a second`);
    await emmett.close();
    await wide.end();
  }
  await store.close();
  await pool.query('drop table plain');
}

function insert(pool: pg.Pool): Promise<unknown> {
  const { id, data, meta, at } = newEvent();
  return pool.query({
    name: 'plain',
    text: 'insert into plain values ($1, $2, 1, $3, $4, $5)',
    values: [id, `note-${randomUUID()}`, JSON.stringify(data), JSON.stringify(meta), at],
  });
}

/** The time from the call of append until a reader gets the event, at about 1,000 a second. */
async function lag(pool: pg.Pool, say: Say): Promise<void> {
  const store = openPostgresEventStore(pool);
  const stop = new AbortController();
  const called = new Map<string, number>();
  const lags: number[] = [];
  const appends: number[] = [];
  const head = await store.head();
  const reading = (async () => {
    for await (const batch of store.subscribe(head, { signal: stop.signal })) {
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
  await store.close();
  const ms = (all: readonly number[], share: number) => `${figure(quantile(all, share), 1)} ms`;
  say(
    `lag from append to reader at 1,000 a second: p50 ${ms(lags, 0.5)}, p99 ${ms(lags, 0.99)}; of an append itself p50 ${ms(appends, 0.5)}, p99 ${ms(appends, 0.99)}`,
  );
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
