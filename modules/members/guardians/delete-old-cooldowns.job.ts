import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteExpiredCooldowns } from './age-gate.js';

/** Delete cooldowns of the age gate that are over. */
export const deleteOldCooldownsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-cooldowns',
    everySeconds: 60,
    run: ({ now }) => deleteExpiredCooldowns(db, now),
  });
