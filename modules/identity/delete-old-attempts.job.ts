import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { deleteExpiredAttempts } from './attempt-limiter.js';

/** Delete counts of attempts that no limit needs any more. */
export const deleteOldAttemptsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-attempts',
    everySeconds: 60,
    run: ({ now }) => deleteExpiredAttempts(db, now),
  });
