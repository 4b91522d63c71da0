import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { bulkSeed } from '../../apps/cli/seed/bulk.js';
import { projections } from '../../apps/runtime/registry.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { Processors } from '../../modules/kernel/processing/processors.js';

/** Seed a log, then build read models from it in a process of their own: events a second and the most memory that the process took.
 *  Read the ratios between runs on one machine. */
export async function rebuildBench(
  pool: pg.Pool,
  url: string,
  listings: number,
  say: (line: string) => void,
): Promise<void> {
  const { eventStore } = open(pool);
  await bulkSeed({
    pool,
    eventStore,
    now: new Date().toISOString(),
    count: listings,
    progress: () => undefined,
  });
  await pool.query('vacuum analyze kernel.event');
  const head = await eventStore.log.head();
  await eventStore.log.close();
  for (const names of [['listing-search'], projections.map(({ name }) => name)]) {
    const child = fork(process.argv[1] ?? '', ['rebuild-alone', url, ...names]);
    const begun = performance.now();
    child.once('message', ({ peak, cpu }: Cost) => {
      const seconds = (performance.now() - begun) / 1_000;
      say(
        `rebuild of ${names.length === 1 ? names[0] : 'all'}: ${head} events in ${seconds.toFixed(1)} s, ${Math.round(head / seconds)} events/s; ${cpu.toFixed(1)} s of CPU in Node, at most ${peak} MB`,
      );
    });
    const [code] = await once(child, 'exit');
    if (code) throw new Error(`The rebuild ended with ${code}.`);
  }
}

interface Cost {
  /** MB */
  readonly peak: number;
  /** Seconds */
  readonly cpu: number;
}

/** The child of the bench: build these read models, and tell the parent the most memory it took, in MB. */
export async function rebuildAlone(url: string, names: readonly string[]): Promise<void> {
  const pool = openPool(url);
  const { eventStore, processors } = open(pool);
  await processors.prepare();
  await processors.rebuild(names);
  await eventStore.log.close();
  await pool.end();
  const { user, system } = process.cpuUsage();
  const cost: Cost = { peak: Math.round(process.resourceUsage().maxRSS / 1_024), cpu: (user + system) / 1e6 };
  if (process.send) process.send(cost);
  else process.stderr.write(`${JSON.stringify(cost)}\n`);
  process.disconnect?.();
}

function open(pool: pg.Pool) {
  const eventStore = new DomainEventStore(openPostgresEventStore(pool), new PersonKeys(pool, 'b'.repeat(32)));
  const alarm = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  return {
    eventStore,
    processors: new Processors(projections, [], eventStore, databaseOn(pool), pool, alarm),
  };
}
