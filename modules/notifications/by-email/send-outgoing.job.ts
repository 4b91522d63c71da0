import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationMailer } from './notification-mailer.js';
import { sendOutgoing } from './outgoing.js';

/** Send the digests and collected e-mails that are due. */
export const sendGatheredNotifications = ({
  db,
  mailer,
}: {
  readonly db: Database;
  readonly mailer: NotificationMailer;
}): ScheduledJob =>
  scheduledJob({
    name: 'send-gathered-notifications',
    everySeconds: 30,
    run: ({ now }) => sendOutgoing(mailer, db, now),
  });
