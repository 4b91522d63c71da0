import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteOldSignIns } from './sign-in-history.js';

/** Delete sign-ins that are too old for the history. */
export const deleteOldSignInsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({ name: 'purge-sign-ins', everySeconds: 60, run: ({ now }) => deleteOldSignIns(db, now) });
