import { type ScheduledJob, scheduledJob } from '../../../modules/kernel/jobs/job.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { hideOldSold } from './rows/old-sold.js';

/** Remove listings from the search that were sold 30 days ago. */
export const hideOldSoldListings = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({ name: 'hide-old-sold-listings', everySeconds: 30, run: ({ now }) => hideOldSold(db, now) });
