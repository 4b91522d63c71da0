import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { deleteActions } from './limit-rows.js';

/** Delete counted actions older than a day. */
export const deleteOldActsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-listing-acts',
    everySeconds: 86_400,
    run: ({ now }) => deleteActions(db, plusDays(now, -1)),
  });
