import { type ScheduledJob, scheduledJob } from '../../jobs/job.js';
import type { ModuleContext } from '../../manifest/manifest.js';
import { extendChain } from './log-chain.js';

/** Chains what was appended in the last half minute, by a read of its own: appends know nothing of it. */
export const chainLog = ({
  eventStore,
  db,
  secret,
}: Pick<ModuleContext, 'eventStore' | 'db' | 'secret'>): ScheduledJob =>
  scheduledJob({
    name: 'chain-log',
    everySeconds: 30,
    run: (run) => extendChain({ log: eventStore.log, db, secret }, run),
  });
