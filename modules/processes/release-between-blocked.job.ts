import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { releaseMissed } from './release-between-blocked.process.js';

/** Release holds between blocked members that the reactor missed. */
export const releaseBetweenBlockedJob = (deps: Pick<ModuleContext, 'bus' | 'db'>): ScheduledJob =>
  scheduledJob({
    name: 'release-holds-between-blocked',
    everySeconds: 60,
    run: ({ now }) => releaseMissed(deps, now),
  });
