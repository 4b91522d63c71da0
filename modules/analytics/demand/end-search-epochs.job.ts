import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { enqueueRowErasure } from '../../kernel/postgres/erase-deleted-rows.job.js';
import { epochOf } from './demand.rules.js';
import { endEpochs } from './demand-rows.js';

/** Once four weeks are over: delete their key, and have it removed from the database's files; keep counts instead of persons. */
export const endSearchEpochsJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'end-search-epochs',
    everySeconds: 3_600,
    run: ({ now }) =>
      db.transaction().execute(async (tx) => {
        if (await endEpochs(tx, epochOf(now))) await enqueueRowErasure(tx, now);
      }),
  });
