import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteExpiredSessions } from './end-sessions.js';

/** Delete sessions that are over. */
export const deleteOldSessionsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-sessions',
    everySeconds: 60,
    run: ({ now }) => deleteExpiredSessions(db, now),
  });
