import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteAudience } from './audience-rows.js';

/** Delete the figures of days more than two years ago. */
export const deleteOldAudienceJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'purge-listing-audience',
    everySeconds: 86_400,
    run: ({ now }) => deleteAudience(db, plusDays(now, -730)),
  });
