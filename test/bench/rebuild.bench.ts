import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { bulkSeed } from '../../apps/cli/seed/bulk.js';
import { projections } from '../../apps/runtime/registry.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { poolSizes } from '../../modules/kernel/postgres/pools.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { plainCursor } from './plain-cursor.js';
import { figure, median, spread } from './statistics.js';

const rounds = 3;

/** Seed a log, then build read models from it, each time in a process of its own: events a second, as a share of those of a plain cursor that parses
 *  in the same run; and the most memory that the process took. */
export async function rebuildBench(
  pool: pg.Pool,
  url: string,
  listings: number,
  say: (line: string) => void,
): Promise<void> {
  const { eventStore, processors } = openReadModels(pool);
  await seedListings(pool, listings);
  const head = await eventStore.log.head();
  await processors.prepare();
  await eventStore.log.close();
  const plain: number[] = [];
  for (const names of [['listing-search'], projections.map(({ name }) => name)]) {
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) {
      plain.push(await plainCursor(pool));
      costs.push(await inChild(url, names));
    }
    const rates = costs.map(({ seconds }) => head / seconds);
    say(
      `rebuild of ${names.length === 1 ? names[0] : 'all'}: ${figure(head)} events, ${spread(rates)} a second, ${figure(median(rates) / median(plain), 3)} of a plain cursor; CPU in Node ${spread(
        costs.map(({ cpu }) => cpu),
        1,
      )} s; at most ${figure(Math.max(...costs.map(({ peak }) => peak)))} MB`,
    );
  }
  say(`plain cursor that parses: ${spread(plain)} events a second`);
}

export async function seedListings(pool: pg.Pool, count: number): Promise<void> {
  const { eventStore } = openReadModels(pool);
  await bulkSeed({ pool, eventStore, now: new Date().toISOString(), count, progress: () => undefined });
  await pool.query('vacuum analyze kernel.event');
  await eventStore.log.close();
}

async function inChild(url: string, names: readonly string[]): Promise<Cost> {
  const child = fork(process.argv[1] ?? '', ['rebuild-alone', url, ...names]);
  const told = once(child, 'message');
  const [code] = await once(child, 'exit');
  if (code) throw new Error(`The rebuild ended with ${code}.`);
  return (await told)[0] as Cost;
}

interface Cost {
  readonly seconds: number;
  /** MB */
  readonly peak: number;
  /** Seconds of CPU. */
  readonly cpu: number;
}

/** The child of the bench: build these read models, and tell the parent what it cost. */
export async function rebuildAlone(url: string, names: readonly string[]): Promise<void> {
  const pool = openPool(url, poolSizes.work);
  const { eventStore, processors } = openReadModels(pool);
  const before = process.cpuUsage();
  const begun = performance.now();
  await processors.rebuild(names);
  const seconds = (performance.now() - begun) / 1_000;
  const { user, system } = process.cpuUsage(before);
  await eventStore.log.close();
  await pool.end();
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  process.send?.({ seconds, peak, cpu: (user + system) / 1e6 } satisfies Cost);
  process.disconnect?.();
}

export function openReadModels(pool: pg.Pool) {
  const eventStore = new DomainEventStore(openPostgresEventStore(pool), new PersonKeys(pool, 'b'.repeat(32)));
  const alarm = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  return {
    eventStore,
    processors: new Processors(projections, [], eventStore, databaseOn(pool), pool, alarm),
  };
}
