import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteExpiredInvitations } from './invitation-store.js';

/** Delete expired invitations. */
export const deleteOldInvitationsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-invitations',
    everySeconds: 60,
    run: ({ now }) => deleteExpiredInvitations(db, now),
  });
