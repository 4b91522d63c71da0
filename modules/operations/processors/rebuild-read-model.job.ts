import type { QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Progress } from '../../kernel/processing/progress.js';
import type { OperationsTables } from '../operations.tables.js';
import { rebuildQueue } from './rebuild.queue.js';

/** Rebuild the read model that an admin asked for, beside the one that serves, and record how far it is. A process that
 *  ends leaves it to the next, which begins again.
 *  source  README, Read models */
export function rebuildReadModel({
  db,
  clock,
  processors,
}: Pick<ModuleContext, 'db' | 'clock' | 'processors'>): QueuedJob {
  return rebuildQueue.job(async ({ name }, { signal, isLast }) => {
    await record(name, { begun_at: clock.now(), ended_at: null, error: null });
    try {
      await processors.rebuild(name, progressOf(name, signal));
      await record(name, { ended_at: clock.now() });
    } catch (error) {
      if (!signal.aborted)
        await record(name, { error: String(error), ...(isLast && { ended_at: clock.now() }) });
      throw error;
    }
  });

  /** Ends the rebuild when this process is to stop, and records it once a second at most. */
  function progressOf(name: string, signal: AbortSignal): Progress {
    let recordedAt = 0;
    return ({ position, head }) => {
      signal.throwIfAborted();
      if (Date.now() - recordedAt < 1_000) return;
      recordedAt = Date.now();
      void record(name, { position, head }).catch(() => undefined); // the next one comes soon
    };
  }

  async function record(
    name: string,
    change: Partial<OperationsTables['operations.rebuild']>,
  ): Promise<void> {
    await db
      .withTables<OperationsTables>()
      .updateTable('operations.rebuild')
      .set(change)
      .where('name', '=', name)
      .execute();
  }
}
