import type { INestApplicationContext } from '@nestjs/common';
import { JobWorker } from '../../modules/kernel/jobs/job-worker.js';
import { MODULE_CONTEXT } from '../../modules/kernel/manifest/manifest.js';
import { createJobs } from './registry.js';
import type { Runtime } from './runtime.js';

/** Start to run the modules' jobs in this process; all processes that do so share them. */
export function startJobs(nest: INestApplicationContext, { absences }: Pick<Runtime, 'absences'>): JobWorker {
  const context = nest.get(MODULE_CONTEXT, { strict: false });
  const { db, pool, clock, log } = context;
  const worker = new JobWorker(createJobs(context), {
    db,
    pool,
    clock,
    report: ({ error, ...run }) => {
      if (!run.dead && absences.cover(error)) return;
      if (run.dead) log.error({ err: error, ...run }, 'a job is dead until it is released');
      else if (run.kind === 'scheduled') log.error({ err: error, ...run }, 'a scheduled job failed');
      else log.warn({ err: error, ...run }, 'a job failed and is tried again');
    },
  });
  worker.start();
  return worker;
}
