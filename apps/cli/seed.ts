import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { Runtime } from '../runtime/runtime.js';
import { bulkSeed } from './seed/bulk.js';
import { showProgress } from './show-progress.js';

/** Add many listings for measuring, then follow the log until the read models have them. */
export async function seed({ pool, eventStore, processors }: Runtime, count: number): Promise<void> {
  const since = Date.now();
  const writing = showProgress(`Writing ${count.toLocaleString('en-US')} listings`);
  await bulkSeed({
    pool,
    eventStore,
    now: systemClock.now(),
    count,
    progress: ({ done, of }) => writing({ name: 'seed', position: done, head: of }),
  });
  await processors.prepare();
  processors.start();
  const reading = showProgress('Read models');
  const begun = Math.min(...(await processors.status()).map(({ position }) => position));
  for (;;) {
    const all = await processors.status();
    const behind = Math.min(...all.map(({ position }) => position));
    const head = Math.max(...all.map((one) => one.head));
    reading({ name: 'seed', position: behind - begun, head: Math.max(1, head - begun) });
    if (behind >= head) break;
    await new Promise((wake) => setTimeout(wake, 250));
  }
  process.stdout.write(
    `${count.toLocaleString('en-US')} listings in ${Math.round((Date.now() - since) / 1000)} s.\n`,
  );
}
