import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { purgeExpiredCooldowns } from './age-gate.js';

/** Delete cooldowns of the age gate that are over. */
export const purgeCooldowns = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-cooldowns',
    everySeconds: 60,
    run: ({ now }) => purgeExpiredCooldowns(db, now),
  });
