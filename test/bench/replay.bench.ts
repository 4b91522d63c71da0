import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import pg from 'pg';
import { insertEvents, type StreamEvent } from '../../apps/cli/seed/insert-events.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../modules/kernel/event-store/event-store.js';
import { streamOf } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { noteEvents } from '../kernel/notes.js';
import { figure, median, spread } from './statistics.js';

const count = 50_000;
const people = 500;
const rounds = 5;

/** Read the same events, in which one field of each is encrypted: by a plain cursor that parses, the same with a bare decryption, by the reader of the
 *  log, and by that of the modules, which decrypts and brings up to date. */
export async function replayBench(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // Emmett reads them as BigInt, for the whole process
  const log = openPostgresEventStore(pool);
  const keys = new PersonKeys(pool, 'b'.repeat(32));
  const eventStore = new DomainEventStore(log, keys);
  const from = await log.head();
  await write(pool, eventStore);
  await pool.query('vacuum analyze kernel.event');
  const known = await keys.getMany(Array.from({ length: people }, (_, at) => `person-${at}`));

  const ways: Readonly<Record<string, () => Promise<number>>> = {
    'plain cursor that parses': () => cursor(pool, from, () => undefined),
    'the same, decrypting': () => cursor(pool, from, (event) => bareDecrypt(event, known)),
    'reader of the log': async () => {
      const stop = new AbortController();
      let seen = 0;
      for await (const batch of log.subscribe(from, { signal: stop.signal, batch: page })) {
        seen += batch.length;
        if (seen >= count) break;
      }
      return seen;
    },
    'reader of the modules, decrypting': async () => {
      let seen = 0;
      for (let batch = await log.readAll(from, page); batch.length; ) {
        seen += (await eventStore.decode([noteEvents], batch)).length;
        batch = await log.readAll(batch.at(-1)?.position ?? 0, page);
      }
      return seen;
    },
  };
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const [way, read] of Object.entries(ways)) {
      const begun = performance.now();
      const seen = await read();
      if (seen !== count) throw new Error(`${way} read ${seen} of ${count} events.`);
      if (round) rates.set(way, [...(rates.get(way) ?? []), (seen / (performance.now() - begun)) * 1_000]);
    }
  }
  const of = (way: string) => median(rates.get(way) ?? []);
  for (const [way, all] of rates) {
    const floor = way.includes('decrypting') ? 'the same, decrypting' : 'plain cursor that parses';
    say(`replay, ${way}: ${spread(all)} events a second, ${figure(of(way) / of(floor), 2)} of "${floor}"`);
  }
  await log.close();
}

const page = 5_000;

async function write(pool: pg.Pool, eventStore: DomainEventStore): Promise<void> {
  for (let at = 0; at < count; at += page) {
    const events: StreamEvent[] = [];
    for (let next = at; next < at + page; next++) {
      const authorId = `person-${next % people}`;
      const event = {
        type: 'NoteWritten',
        data: { authorId, words: 'Kept dry since it was pulled. '.repeat(9), pages: 3 },
      };
      const meta = {
        actor: { id: authorId, roles: [] },
        now: '2026-11-20T12:00:00.000Z',
        commandId: newId(),
      };
      const id = newId();
      const stored = await eventStore.encode(noteEvents, id, event, 0, meta);
      events.push({ ...stored, stream: streamOf(noteEvents, id), version: 1 });
    }
    await insertEvents(pool, events);
  }
}

async function cursor(pool: pg.Pool, from: number, handle: (event: StoredEvent) => unknown): Promise<number> {
  const client = await pool.connect();
  let seen = 0;
  try {
    await client.query('begin');
    await client.query(
      `declare plain no scroll cursor for select position, stream, version, id, type, shape, data, meta, at
       from kernel.event where position > ${from} order by position`,
    );
    for (;;) {
      const { rows } = await client.query<StoredEvent>(`fetch ${page} from plain`);
      if (!rows.length) return seen;
      for (const row of rows) handle(row);
      seen += rows.length;
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function bareDecrypt({ id, data, meta }: StoredEvent, keys: ReadonlyMap<string, KeyObject>): unknown {
  const sealed = Buffer.from(String(data.sealed), 'base64');
  const key = keys.get(meta.subject ?? '') ?? createSecretKey(Buffer.alloc(32));
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(12, 28));
  const text = decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(text);
}
