import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { pauseUnsupervised } from './pause-unsupervised-listings.process.js';

/** Pause unsupervised listings that the reactors missed. */
export const pauseUnsupervisedJob = (deps: Pick<ModuleContext, 'bus' | 'db'>): ScheduledJob =>
  scheduledJob({
    name: 'pause-unsupervised-listings',
    everySeconds: 30,
    run: ({ now }) => pauseUnsupervised(deps, now),
  });
