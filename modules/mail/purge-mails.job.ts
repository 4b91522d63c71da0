import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import type { MailTables } from './mail.tables.js';

/** Delete mails that were sent or given up 90 days ago; their causes do not come again so late. */
export const purgeMails = ({ db }: { readonly db: Database }): ScheduledJob =>
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
