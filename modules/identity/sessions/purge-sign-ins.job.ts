import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { purgeOldSignIns } from './sign-in-history.js';

/** Delete sign-ins that are too old for the history. */
export const purgeSignIns = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({ name: 'purge-sign-ins', everySeconds: 60, run: ({ now }) => purgeOldSignIns(db, now) });
