import { type ScheduledJob, scheduledJob } from '../../jobs/job.js';
import type { ModuleContext } from '../../manifest/manifest.js';
import { extendChain } from './log-chain.js';

/** Chains the events appended in the last half minute. It reads the log itself; appends are not involved. */
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
