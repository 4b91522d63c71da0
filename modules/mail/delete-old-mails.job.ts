import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import type { MailTables } from './mail.tables.js';

/** Delete e-mails that were sent or given up 90 days ago. Their causes do not repeat after that time. */
export const deleteOldMailsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-mails',
    everySeconds: 3_600,
    run: ({ now }) =>
      db
        .withTables<MailTables>()
        .deleteFrom('mail.outbox')
        .where('settled_at', '<', plusDays(now, -90))
        .execute(),
  });
