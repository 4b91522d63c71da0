import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import type { AppCheckTables } from './app-check.tables.js';

/** Delete used challenges that have expired: nobody can use them again. */
export const deleteOldChallengesJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-app-check-challenges',
    everySeconds: 600,
    run: ({ now }) =>
      db
        .withTables<AppCheckTables>()
        .deleteFrom('app_check.used_challenge')
        .where('until', '<', now)
        .execute(),
  });
