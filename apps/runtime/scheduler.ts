import type { INestApplicationContext } from '@nestjs/common';
import { MODULE_CONTEXT } from '../../modules/kernel/manifest/manifest.js';
import { createJobs } from './registry.js';

/** Run the modules' jobs that are due, one after the other, every 30 seconds. A job that comes too late or twice is quiet, so that several
 *  processes may do this at once; one that fails is logged, and the others have their turn. */
export function startScheduler(nest: INestApplicationContext, every = 30_000): { stop(): Promise<void> } {
  const context = nest.get(MODULE_CONTEXT, { strict: false });
  const { clock, log } = context;
  const jobs = createJobs(context);
  const lastRuns = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = runDueJobs();
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };

  async function runDueJobs(): Promise<void> {
    const now = clock.now();
    for (const job of jobs) {
      const last = lastRuns.get(job.name) ?? Number.NEGATIVE_INFINITY;
      if (Date.parse(now) - last < (job.every ?? 0)) continue;
      lastRuns.set(job.name, Date.parse(now));
      await job.run(now).catch((error: unknown) => {
        lastRuns.delete(job.name);
        log.error({ err: error, job: job.name }, 'a job failed');
      });
    }
  }
}
