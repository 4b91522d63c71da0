import { type ScheduledJob, scheduledJob } from '../../jobs/job.js';
import type { ModuleContext } from '../../manifest/manifest.js';
import { signCheckpoint } from './checkpoints.js';

/** Signs how far the chain has come, when a day has passed or much was added. */
export const signCheckpoints = ({ db, secret }: Pick<ModuleContext, 'db' | 'secret'>): ScheduledJob =>
  scheduledJob({
    name: 'sign-log-checkpoints',
    everySeconds: 60,
    run: ({ now }) => signCheckpoint(db, secret, now),
  });
