import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { purgeExpiredInvitations } from './invitation-store.js';

/** Delete expired invitations. */
export const purgeInvitations = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-invitations',
    everySeconds: 60,
    run: ({ now }) => purgeExpiredInvitations(db, now),
  });
