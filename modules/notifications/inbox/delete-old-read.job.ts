import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteReadNotifications } from './delete-notifications.js';

/** Delete notifications that were read 90 days ago. */
export const deleteOldReadNotificationsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-read-notifications',
    everySeconds: 3600,
    run: ({ now }) => deleteReadNotifications(db, now),
  });
