import { reportFault } from '../async/faults.js';
import { plusSeconds } from '../decider/time.js';
import { logIsAway } from '../processing/nobodys-fault.js';
import type { Job, JobRun } from './job.js';
import type { JobDeps } from './job-deps.js';
import {
  bury,
  complete,
  giveBack,
  jobsIn,
  type LeasedJob,
  leaseDue,
  postpone,
  renewLease,
} from './job-queue.js';

/** Runs the entries of some jobs, with a limit on how many run at a time. */
export class JobLane {
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #leases: Readonly<Record<string, number>>;
  readonly #running = new Set<Promise<void>>();
  #isScheduled = false;
  readonly #stop = new AbortController();
  #isWoken = false;
  #endRest: () => void = () => undefined;
  #done: Promise<void> | undefined;

  constructor(
    jobs: readonly Job[],
    private readonly atOnce: number,
    private readonly deps: Omit<JobDeps, 'pool'>,
  ) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#leases = Object.fromEntries(jobs.map(({ name, leaseSeconds }) => [name, leaseSeconds]));
  }

  start(): void {
    this.#done ??= this.#live();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await this.#done;
  }

  /** Look now: something may be due, or there may be capacity. */
  wake(): void {
    this.#isWoken = true;
    this.#endRest();
  }

  async runDue(): Promise<number> {
    const begun = await this.#begin();
    await Promise.all(this.#running);
    return begun;
  }

  async #live(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#isWoken = false;
      const begun = await this.#begin().catch(beginFailed);
      if (begun === 0 || this.#running.size >= this.atOnce) await this.#rest();
    }
    await Promise.all(this.#running);
  }

  #rest(): Promise<void> {
    if (this.#isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookEvery);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Lease due entries, up to the capacity, and begin to run them. */
  async #begin(): Promise<number> {
    if (!this.#isScheduled) await this.#schedule();
    this.#isScheduled = true;
    const room = this.atOnce - this.#running.size;
    if (room <= 0) return 0;
    const now = this.deps.clock.now();
    const leased = await leaseDue(this.deps.db, this.#leases, room, now);
    if (this.#stop.signal.aborted) return this.#giveAllBack(leased, now);
    for (const entry of leased) {
      const run = this.#run(entry).finally(() => {
        this.#running.delete(run);
        this.wake();
      });
      this.#running.add(run);
    }
    return leased.length;
  }

  /** Entries that were leased while the worker was stopping are returned unchanged, for another worker. */
  async #giveAllBack(leased: readonly LeasedJob[], now: string): Promise<number> {
    for (const entry of leased) await giveBack(this.deps.db, entry, now);
    return 0;
  }

  /** Makes the entry of each scheduled job; a new one is due at once. */
  async #schedule(): Promise<void> {
    const names = [...this.#jobs.values()].flatMap(({ kind, name }) => (kind === 'scheduled' ? [name] : []));
    if (!names.length) return;
    const due_at = this.deps.clock.now();
    await jobsIn(this.deps.db)
      .insertInto('kernel.job')
      .values(names.map((name) => ({ name, key: '', payload: '{}', due_at })))
      .onConflict((same) => same.columns(['name', 'key']).doNothing())
      .execute();
  }

  async #run(entry: LeasedJob): Promise<void> {
    const job = this.#jobs.get(entry.name);
    if (!job) return;
    const lost = new AbortController();
    const renewing = setInterval(
      () => void this.#renew(entry, job, lost),
      (job.leaseSeconds * 1_000) / renewalsInALease,
    );
    try {
      await this.#runOnce(job, entry, AbortSignal.any([lost.signal, this.#stop.signal]));
    } catch (error) {
      this.#report(job, entry, error, false); // the database is away: the lease expires, and the entry runs again
    } finally {
      clearInterval(renewing);
    }
  }

  async #runOnce(job: Job, entry: LeasedJob, signal: AbortSignal): Promise<void> {
    const { db, clock } = this.deps;
    const maxAttempts = job.kind === 'queued' ? job.retry.maxAttempts : Number.POSITIVE_INFINITY;
    const attempt = entry.attempts;
    if (attempt > maxAttempts) return this.#giveUp(job, entry, null); // each run ended its process
    const startedAt = clock.now();
    const run: JobRun = { attempt, isLast: attempt === maxAttempts, now: startedAt, signal };
    try {
      await (job.kind === 'queued' ? job.run(entry.payload, run) : job.run(run));
    } catch (error) {
      if (logIsAway(error)) return this.#waitForLog(job, entry, error);
      if (run.isLast) return this.#giveUp(job, entry, error);
      this.#report(job, entry, error, false);
      const dueAt =
        job.kind === 'queued'
          ? plusSeconds(clock.now(), job.retry.delaySeconds(attempt))
          : nextTurn(job.everySeconds, startedAt, clock.now());
      const lastError = messageOf(error);
      await postpone(db, entry, dueAt, { attempts: attempt, lastError, ranAt: clock.now() });
      return;
    }
    if (job.kind === 'queued') return complete(db, entry);
    const dueAt = nextTurn(job.everySeconds, startedAt, clock.now());
    await postpone(db, entry, dueAt, { attempts: 0, lastError: null, ranAt: clock.now() });
  }

  /** An outage of a dependency is not the fault of the job, and does not count as an attempt. */
  async #waitForLog(job: Job, entry: LeasedJob, error: unknown): Promise<void> {
    this.#report(job, entry, error, false);
    await giveBack(this.deps.db, entry, plusSeconds(this.deps.clock.now(), untilLogIsBack));
  }

  async #giveUp(job: Job, entry: LeasedJob, error: unknown): Promise<void> {
    this.#report(job, entry, error ?? new Error('Every run was cut off.'), true);
    await bury(this.deps.db, entry, error === null ? null : messageOf(error));
  }

  async #renew(entry: LeasedJob, job: Job, lost: AbortController): Promise<void> {
    const { db, clock } = this.deps;
    const isKept = renewLease(db, entry, plusSeconds(clock.now(), job.leaseSeconds));
    if (!(await isKept.catch(renewalFailed))) lost.abort();
  }

  #report({ name, kind }: Job, { key, attempts }: LeasedJob, error: unknown, dead: boolean): void {
    this.deps.report({ job: name, kind, key, attempt: attempts, error, dead });
  }
}

/** The entries stay in the queue, and it is looked at again. */
function beginFailed(error: unknown): number {
  reportFault('leasing jobs', error);
  return 0;
}

/** The lease may still be ours; the next renewal says it. */
function renewalFailed(error: unknown): boolean {
  reportFault('renewing the lease of a job', error);
  return true;
}

/** Interval between the starts of two runs; a longer run is followed by the next at once. */
const nextTurn = (everySeconds: number, startedAt: string, now: string): string => {
  const next = plusSeconds(startedAt, everySeconds);
  return next > now ? next : now;
};

/** The stored part of an error: one line of its message, with a limited length. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);

const lookEvery = 1_000;
const renewalsInALease = 3;
/** Seconds. */
const untilLogIsBack = 5;
