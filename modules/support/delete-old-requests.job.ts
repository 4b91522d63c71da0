import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { deleteOldSupportRequests } from './support-requests.js';

/** Delete old support requests, and the origins of newer ones once they limit nothing any more. */
export const deleteOldSupportRequestsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-support-requests',
    everySeconds: 60,
    run: ({ now }) => deleteOldSupportRequests(db, now),
  });
