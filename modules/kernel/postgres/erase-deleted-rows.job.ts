import { defineQueue, type QueuedJob } from '../jobs/job.js';
import type { ModuleContext } from '../manifest/manifest.js';
import type { Database } from './database.js';
import { eraseDeletedRows } from './erase-deleted-rows.js';

const rowErasureQueue = defineQueue<object>({
  name: 'wipe-deleted',
  retry: { maxAttempts: 12, delaySeconds: (failed) => Math.min(60 * 2 ** failed, 3 * 3_600) },
  leaseSeconds: 600,
});

/** Have deleted rows removed from the database's files, after an erasure. It runs at a full five minutes, one to
 *  six minutes from now, so that concurrent erasures share one run.
 *  in  now: ISO-8601 UTC */
export async function enqueueRowErasure(db: Database, now: string): Promise<void> {
  const due = new Date(Math.ceil((Date.parse(now) + aMinute) / (5 * aMinute)) * 5 * aMinute).toISOString();
  await rowErasureQueue.enqueue(db, { key: due, payload: {}, dueAt: due });
}

const aMinute = 60_000;

/** Waits until every processor has handled all events, because rows are deleted when the erasure is handled. */
export const eraseDeletedRowsJob = ({
  pool,
  processors,
  eventStore,
}: Pick<ModuleContext, 'pool' | 'processors' | 'eventStore'>): QueuedJob =>
  rowErasureQueue.job(async () => {
    const head = await eventStore.log.head();
    const names = (await processors.status()).map(({ name }) => name);
    if (!(await processors.waitForPosition(head, names, aMinute)))
      throw new Error('A processor is behind: what it still has to delete is in its tables.');
    await eraseDeletedRows(pool, appendOnly);
  });

/** Their rows are never deleted or changed, and the log is the largest table. */
export const appendOnly = ['kernel.event', 'kernel.log_chain', 'kernel.log_checkpoint'];
