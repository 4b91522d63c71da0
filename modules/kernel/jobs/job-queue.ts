import { type Generated, type Kysely, sql } from 'kysely';
import type { Database } from '../postgres/database.js';

/** The channel on which PostgreSQL reports that an entry was enqueued or released. */
export const jobsChannel = 'smc_jobs';

/** An entry that this process works on. */
export interface LeasedJob {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** The lease: a process with another lease, or none, cannot change the entry. */
  readonly lease: string;
}

export interface NewEntry {
  readonly name: string;
  readonly key: string;
  readonly payload: object;
  /** ISO-8601 UTC */
  readonly dueAt: string;
}

/** Add an entry, once for each name and key.
 *  out  false when there is one */
export async function enqueue(db: Database, { name, key, payload, dueAt }: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await jobsIn(db)
    .insertInto('kernel.job')
    .values({ name, key, payload: JSON.stringify(payload), due_at: dueAt })
    .onConflict((same) => same.columns(['name', 'key']).doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) await wake(db);
  return isNew;
}

/** Lease due entries, the longest due first. Concurrent processes get different ones.
 *  units  leases: seconds, by name */
export async function leaseDue(
  db: Database,
  leases: Readonly<Record<string, number>>,
  limit: number,
  now: string,
): Promise<readonly LeasedJob[]> {
  const { rows } = await sql<LeasedJob>`
    with due as materialized (
      select id from kernel.job
      where name = any(${Object.keys(leases)}) and state = 'waiting' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    update kernel.job set lease = gen_random_uuid(), attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(secs => (${JSON.stringify(leases)}::jsonb ->> name)::float8)
    from due where job.id = due.id
    returning job.id, name, key, payload, attempts, lease`.execute(db);
  return rows;
}

/** Extend a lease.
 *  out  false when it is lost */
export function renewLease(db: Database, job: LeasedJob, until: string): Promise<boolean> {
  return change(db, job, { due_at: until });
}

/** Return an entry that was not run: it is due, and the attempt does not count. */
export function giveBack(db: Database, job: LeasedJob, dueAt: string): Promise<boolean> {
  return change(db, job, { due_at: dueAt, lease: null, attempts: job.attempts - 1 });
}

/** The work is done: delete its entry. */
export async function complete(db: Database, { id, lease }: LeasedJob): Promise<void> {
  await jobsIn(db).deleteFrom('kernel.job').where('id', '=', id).where('lease', '=', lease).execute();
}

/** Return an entry until its next attempt or run.
 *  units  dueAt, ranAt: ISO-8601 UTC */
export function postpone(
  db: Database,
  job: LeasedJob,
  dueAt: string,
  outcome: { readonly attempts: number; readonly lastError: string | null; readonly ranAt: string },
): Promise<boolean> {
  return change(db, job, {
    due_at: dueAt,
    lease: null,
    attempts: outcome.attempts,
    last_error: outcome.lastError,
    ran_at: outcome.ranAt,
  });
}

/** Give an entry up: it stays until somebody releases it. A null error leaves the last one. */
export function bury(db: Database, job: LeasedJob, error: string | null): Promise<boolean> {
  return change(db, job, { state: 'dead', lease: null, ...(error !== null && { last_error: error }) });
}

export const jobsIn = (db: Database): Kysely<JobTables> => db.withTables<JobTables>();

/** Waiting processes are notified when the transaction commits. */
export async function wake(db: Database): Promise<void> {
  await sql`select pg_notify(${jobsChannel}, '')`.execute(db);
}

type JobTables = { readonly 'kernel.job': JobTable };

type JobTable = {
  readonly id: Generated<number>;
  readonly name: string;
  readonly key: string;
  readonly payload: string;
  readonly state: Generated<'waiting' | 'dead'>;
  readonly attempts: Generated<number>;
  readonly due_at: string;
  readonly lease: Generated<string | null>;
  readonly last_error: Generated<string | null>;
  readonly ran_at: Generated<string | null>;
};

async function change(
  db: Database,
  { id, lease }: LeasedJob,
  row: Partial<{
    due_at: string;
    state: 'dead';
    lease: null;
    attempts: number;
    last_error: string | null;
    ran_at: string;
  }>,
): Promise<boolean> {
  const { numUpdatedRows } = await jobsIn(db)
    .updateTable('kernel.job')
    .set(row)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
