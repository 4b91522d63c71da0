import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteSentOutgoing } from './outgoing.js';

/** Delete the record of notifications that were mailed 90 days ago. */
export const deleteOldOutgoingJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-outgoing-notifications',
    everySeconds: 3600,
    run: ({ now }) => deleteSentOutgoing(db, now),
  });
