import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { deleteOldImports } from './import-store.js';

/** Delete abandoned uploads, and old imports. */
export const deleteOldImportsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({ name: 'purge-imports', everySeconds: 300, run: ({ now }) => deleteOldImports(db, now) });
