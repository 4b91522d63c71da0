import { plusDays } from '../kernel/decider/time.js';
import { defineQueue, type QueuedJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { deletePhotosNotShown, type PhotoDeps } from './photos-not-shown.js';

/** The content whose photos are looked at again. */
interface Kept {
  readonly kind: string;
  readonly id: string;
}

const queue = defineQueue<Kept>({
  name: 'delete-kept-photos',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** units  days */
const lookAgainAfter = 30;

/** Look again in 30 days whether photos that a case needs are needed still.
 *  in  now: ISO-8601 UTC */
export function lookAgain(tx: Database, { kind, id }: Kept, now: string): Promise<boolean> {
  const dueAt = plusDays(now, lookAgainAfter);
  return queue.enqueue(tx, { key: `${kind} ${id} ${dueAt.slice(0, 10)}`, payload: { kind, id }, dueAt });
}

/** Delete the photos that content no longer shows, once no case needs them. */
export const deleteKeptPhotosJob = (deps: PhotoDeps): QueuedJob =>
  queue.job(async ({ kind, id }, { now }) => {
    const type = deps.contents.typeOf(kind);
    if (type && (await deletePhotosNotShown(deps, type, id)) === 'kept')
      await lookAgain(deps.db, { kind, id }, now);
  });
