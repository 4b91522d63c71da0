import type pg from 'pg';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { Processors } from '../../modules/kernel/processing/processors.js';
import type { Runtime } from '../runtime/runtime.js';
import { type Bulk, bulkSeed } from './seed/bulk.js';
import { writeInThread } from './seed/write-in-thread.js';
import { showProgress } from './show-progress.js';

export interface SeedOptions {
  /** Listings to add. */
  readonly count: number;
  /** Called in each phase with how to continue if the command is ended now. */
  advise(howToGoOn: string): void;
}

/** Add many listings for measuring, then bring the read models up to date, and vacuum. */
export async function seed(
  { pool, secret, eventStore, processors }: Pick<Runtime, 'pool' | 'secret' | 'eventStore' | 'processors'>,
  { count, advise }: SeedOptions,
): Promise<void> {
  const since = Date.now();
  const writing = showProgress(`Writing ${number(count)} listings`);
  const progress = (done: number) => {
    advise(writingAdvice(done, count));
    writing({ name: 'seed', position: done, head: count });
  };
  progress(0);
  const url = pool.options.connectionString ?? '';
  const helper: Bulk['helper'] = (part, wrote) => writeInThread({ url, secret, part }, wrote);
  await bulkSeed({ pool, eventStore, now: systemClock.now(), count, progress, helper });
  const written = Date.now();
  advise('All listings are written. npm start goes on with the read models.');
  await followLog(processors);
  const read = Date.now();
  advise('Listings and read models are complete. PostgreSQL vacuums by itself in time.');
  await vacuum(pool);
  const phases = `writing ${seconds(since, written)}, read models ${seconds(written, read)}, vacuum ${seconds(read, Date.now())}`;
  process.stdout.write(`${number(count)} listings in ${seconds(since, Date.now())}: ${phases}.\n`);
}

const writingAdvice = (done: number, count: number): string =>
  done < count
    ? `${number(done)} listings are written, and stay. To add the others: npm run cli -- seed --listings ${count - done}`
    : 'All listings are written. npm start goes on with the read models.';

/** Bring all projections to the end of the log: by a rebuild when most of the log is new to them, else step by step. */
async function followLog(processors: Processors): Promise<void> {
  const reading = showProgress('Read models');
  await processors.prepare(reading);
  const before = (await processors.status()).filter(({ kind }) => kind === 'projection');
  if (before.every(({ lag }) => lag === 0)) return;
  const isMostlyNew = before.some(({ lag, head }) => lag > head / 4);
  if (isMostlyNew) {
    await processors.rebuild(
      before.map(({ name }) => name),
      reading,
    );
    return;
  }
  processors.start();
  const begun = Math.min(...before.map(({ position }) => position));
  for (;;) {
    const all = (await processors.status()).filter(({ kind }) => kind === 'projection');
    const behind = Math.min(...all.map(({ position }) => position));
    const head = Math.max(...all.map((one) => one.head));
    reading({ name: 'seed', position: behind - begun, head: Math.max(1, head - begun) });
    if (behind >= head) return;
    await new Promise((wake) => setTimeout(wake, 250));
  }
}

/** Gives the first searches index-only scans and fresh statistics. Tables of other owners are left out, with a warning that nobody sees. */
async function vacuum(pool: pg.Pool): Promise<void> {
  process.stdout.write('  Vacuuming\n');
  await pool.query('vacuum (analyze)');
}

const number = (count: number): string => count.toLocaleString('en-US');

const seconds = (from: number, to: number): string => `${Math.round((to - from) / 1000)} s`;
