import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { conflict } from '../../kernel/decider/errors.js';
import { deleteDead } from '../../kernel/jobs/dead-jobs.js';
import { isEnqueued } from '../../kernel/jobs/waiting-jobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { OperationsTables, RebuildTable } from '../operations.tables.js';
import type { Rebuild } from './processors.contract.js';
import { rebuildQueue, theOneRebuild } from './rebuild.queue.js';

/** Rebuilds that admins ask for: a job carries them out, one after the other. */
@Injectable()
export class RebuildsService {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** errors  REBUILD_RUNNING (conflict) */
  async ask(name: string, now: string): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await deleteDead(tx, rebuildQueue.name, theOneRebuild);
      const entry = { key: theOneRebuild, payload: { name }, dueAt: now };
      if (!(await rebuildQueue.enqueue(tx, entry)))
        throw conflict('REBUILD_RUNNING', {
          message: 'A read model is being rebuilt. Wait until that is done.',
        });
      const row = { asked_at: now, begun_at: null, position: 0, head: 0, ended_at: null, error: null };
      await tx
        .withTables<OperationsTables>()
        .insertInto('operations.rebuild')
        .values({ name, ...row })
        .onConflict((same) => same.column('name').doUpdateSet(row))
        .execute();
    });
  }

  async all(): Promise<readonly Rebuild[]> {
    const rows = await this.db
      .withTables<OperationsTables>()
      .selectFrom('operations.rebuild')
      .selectAll()
      .orderBy('asked_at', 'desc')
      .limit(100)
      .execute();
    const isAtWork = await isEnqueued(this.db, rebuildQueue.name, theOneRebuild);
    return rows.map((row) => ({
      name: row.name,
      state: row.ended_at === null && !isAtWork ? 'failed' : stateOf(row),
      percent: percentOf(row),
      askedAt: new Date(row.asked_at).toISOString(),
      endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
      error: row.error,
    }));
  }
}

function stateOf({ begun_at, ended_at, error }: RebuildTable): Rebuild['state'] {
  if (begun_at === null) return 'waiting';
  if (ended_at === null) return 'running';
  return error === null ? 'done' : 'failed';
}

/** The log grows while it is read, and indexes follow the rows: it is done when it says so. */
function percentOf(row: RebuildTable): number {
  if (stateOf(row) === 'done') return 100;
  return row.head > 0 ? Math.min(99, Math.floor((row.position / row.head) * 100)) : 0;
}
