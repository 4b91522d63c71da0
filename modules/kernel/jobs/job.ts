import type { Database } from '../postgres/database.js';
import { enqueue } from './job-queue.js';

/** One run of a job. */
export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** The job is dead when this run fails. A scheduled job has no last run. */
  readonly isLast: boolean;
  /** ISO-8601 UTC */
  readonly now: string;
  /** Aborted when the lease is lost, so that another process may have the job, and when this process is to stop: a long run ends at its next step. */
  readonly signal: AbortSignal;
}

/** Work of a queue entry. It runs at least once: the next process repeats it when one dies, so it must be idempotent. */
export interface QueuedJob {
  readonly kind: 'queued';
  /** 'send-mail': stored with its entries, so it never changes. */
  readonly name: string;
  readonly retry: RetryPolicy;
  /** The maximum entries that one process works on at the same time. */
  readonly concurrency: number;
  readonly leaseSeconds: number;
  run(payload: unknown, run: JobRun): Promise<unknown>;
}

/** Periodic work, in one process at a time. A failed run is reported and waits for its next turn. */
export interface ScheduledJob {
  readonly kind: 'scheduled';
  /** 'purge-sessions': stored with its entry, so it never changes. */
  readonly name: string;
  readonly everySeconds: number;
  readonly leaseSeconds: number;
  run(run: JobRun): Promise<unknown>;
}

export type Job = QueuedJob | ScheduledJob;

export interface RetryPolicy {
  /** How often an entry is tried before it is dead. */
  readonly maxAttempts: number;
  /** Seconds from the attempt with this number, counted from 1, to the next. */
  delaySeconds(failedAttempts: number): number;
}

/** Enqueues a kind of job, and makes the job once its dependencies exist. */
export interface Queue<Payload extends object> {
  readonly name: string;
  /** Enqueue in the caller's transaction. The key names the cause: the same key again changes nothing while its
   *  entry waits, runs or is dead. A finished entry is deleted. The payload holds only ids.
   *  units  dueAt: ISO-8601 UTC, the earliest time
   *  out    false when there is such an entry */
  enqueue(
    tx: Database,
    entry: { readonly key: string; readonly payload: Payload; readonly dueAt: string },
  ): Promise<boolean>;
  job(run: (payload: Payload, run: JobRun) => Promise<unknown>): QueuedJob;
}

/** Declare a kind of job that others enqueue. */
export function defineQueue<Payload extends object>(
  queue: Pick<QueuedJob, 'name' | 'retry'> & Partial<Pick<QueuedJob, 'concurrency' | 'leaseSeconds'>>,
): Queue<Payload> {
  const { name, retry, concurrency = 1, leaseSeconds = usualLease } = queue;
  return {
    name,
    enqueue: (tx, entry) => enqueue(tx, { name, ...entry }),
    job: (run) => ({
      kind: 'queued',
      name,
      retry,
      concurrency,
      leaseSeconds,
      run: (payload, turn) => run(payload as Payload, turn),
    }),
  };
}

/** Declare a job that time starts. */
export function scheduledJob(
  job: Pick<ScheduledJob, 'name' | 'everySeconds' | 'run'> & Partial<Pick<ScheduledJob, 'leaseSeconds'>>,
): ScheduledJob {
  return { kind: 'scheduled', leaseSeconds: usualLease, ...job };
}

/** After a kill -9 another process takes a job over within this time. A live process renews its leases. */
const usualLease = 60;
