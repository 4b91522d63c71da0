import { sql } from 'kysely';
import type { Database } from '../postgres/database.js';
import { jobsIn, wake } from './job-queue.js';

export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly dead: number;
  /** ISO-8601 UTC; null when no entry waits. */
  readonly nextDueAt: string | null;
  /** The time of the next attempt or run. */
  readonly lastError: string | null;
}

export interface DeadJob {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly attempts: number;
  readonly lastError: string | null;
}

/** Every kind of job that has entries, by name. */
export async function countJobs(db: Database): Promise<readonly JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state = 'waiting' and lease is null) as waiting,
      count(*) filter (where state = 'waiting' and lease is not null) as running,
      count(*) filter (where state = 'dead') as dead,
      min(due_at) filter (where state = 'waiting' and lease is null) as "nextDueAt",
      max(last_error) filter (where state = 'waiting') as "lastError"
    from kernel.job group by name order by name`.execute(db);
  return rows;
}

/** Dead entries, oldest first, 200 at most. */
export function deadJobs(db: Database): Promise<readonly DeadJob[]> {
  return jobsIn(db)
    .selectFrom('kernel.job')
    .select(['id', 'name', 'key', 'attempts', 'last_error as lastError'])
    .where('state', '=', 'dead')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Release dead entries for a new first attempt: one by its id, or all of a name.
 *  out  how many there were */
export async function releaseJobs(db: Database, which: string, now: string): Promise<number> {
  const { numUpdatedRows } = await jobsIn(db)
    .updateTable('kernel.job')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('state', '=', 'dead')
    .$if(/^\d+$/.test(which), (jobs) => jobs.where('id', '=', Number(which)))
    .$if(!/^\d+$/.test(which), (jobs) => jobs.where('name', '=', which))
    .executeTakeFirst();
  await wake(db);
  return Number(numUpdatedRows);
}

/** Delete the dead entry of a name and key, so that it can be enqueued again. */
export async function deleteDead(db: Database, name: string, key: string): Promise<void> {
  await jobsIn(db)
    .deleteFrom('kernel.job')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('state', '=', 'dead')
    .execute();
}
