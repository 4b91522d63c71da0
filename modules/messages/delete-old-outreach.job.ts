import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { deleteOutreach } from './outreach.js';
import { newDays } from './outreach.rules.js';

/** Delete the counts of accounts that are no longer new. */
export const deleteOldOutreachJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-message-outreach',
    everySeconds: 86_400,
    run: ({ now }) => deleteOutreach(db, plusDays(now, -newDays)),
  });
