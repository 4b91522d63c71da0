import { sql } from 'kysely';
import type { Database } from '../postgres/database.js';
import { jobsIn, wake } from './job-queue.js';

/** A job that time starts, by its one entry. */
export interface ScheduledEntry {
  readonly name: string;
  readonly isRunning: boolean;
  /** Of the last run that ended; ISO-8601 UTC; null before the first. */
  readonly ranAt: string | null;
  /** ISO-8601 UTC */
  readonly dueAt: string;
  readonly lastError: string | null;
}

/** An entry of a queue that was tried in vain, or is late. */
export interface StuckEntry {
  readonly key: string;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  /** ISO-8601 UTC */
  readonly dueAt: string;
  readonly lastError: string | null;
}

/** Every job that time starts, by name. */
export async function scheduledEntries(db: Database): Promise<readonly ScheduledEntry[]> {
  const { rows } = await sql<ScheduledEntry>`
    select name, lease is not null as "isRunning", ran_at as "ranAt", due_at as "dueAt", last_error as "lastError"
    from kernel.job where key = '' order by name`.execute(db);
  return rows;
}

/** Entries of a queue that are dead, were tried in vain, or have been due since before a time; the oldest first.
 *  units  late: ISO-8601 UTC */
export async function stuckEntries(
  db: Database,
  name: string,
  { late, limit }: { readonly late: string; readonly limit: number },
): Promise<readonly StuckEntry[]> {
  const { rows } = await sql<StuckEntry>`
    select key, state, attempts, due_at as "dueAt", last_error as "lastError"
    from kernel.job
    where name = ${name} and (state = 'dead' or (lease is null and (attempts > 0 or due_at < ${late})))
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Let entries of a queue be tried now, with all attempts before them, unless they run.
 *  out  how many there were */
export async function tryNow(
  db: Database,
  name: string,
  keys: readonly string[],
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await jobsIn(db)
    .updateTable('kernel.job')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('name', '=', name)
    .where('key', 'in', keys)
    .where('lease', 'is', null)
    .executeTakeFirst();
  await wake(db);
  return Number(numUpdatedRows);
}

/** Whether an entry waits or runs. */
export async function isEnqueued(db: Database, name: string, key: string): Promise<boolean> {
  const entry = await jobsIn(db)
    .selectFrom('kernel.job')
    .select('id')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return entry !== undefined;
}
