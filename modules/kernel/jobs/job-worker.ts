import { listen } from '../postgres/listen.js';
import type { Job } from './job.js';
import type { JobDeps } from './job-deps.js';
import { JobLane } from './job-lane.js';
import { jobsChannel } from './job-queue.js';

/** Runs jobs in this process, beside any number of others: an entry is leased to one process at a time. Each queue
 *  has a lane of its own, and so have the scheduled jobs, so that a long job does not delay mail.
 *  source  ADR 0021 */
export class JobWorker {
  readonly #lanes: readonly JobLane[];
  #deaf: Promise<() => void> | undefined;

  constructor(
    jobs: readonly Job[],
    private readonly deps: Pick<JobDeps, 'db' | 'pool' | 'clock' | 'report'>,
  ) {
    refuseTwins(jobs);
    const scheduled = jobs.filter(({ kind }) => kind === 'scheduled');
    const queued = jobs.filter((job) => job.kind === 'queued');
    this.#lanes = [
      ...queued.map((job) => new JobLane([job], job.concurrency, deps)),
      ...(scheduled.length ? [new JobLane(scheduled, scheduledAtOnce, deps)] : []),
    ];
  }

  start(): void {
    const ring = () => {
      for (const lane of this.#lanes) lane.wake();
    };
    this.#deaf ??= listen(this.deps.pool, jobsChannel, ring).catch(() => () => undefined); // it also looks each second
    for (const lane of this.#lanes) lane.start();
  }

  /** Finish the runs under way, long ones at their next step, and begin no other. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
    (await this.#deaf)?.();
  }

  /** Run what is due now, up to the capacity, to its end.
   *  out  how many entries were run */
  async runDue(): Promise<number> {
    const runs = await Promise.all(this.#lanes.map((lane) => lane.runDue()));
    return runs.reduce((sum, count) => sum + count, 0);
  }
}

function refuseTwins(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`Two jobs are named ${twin}.`);
}

/** Each takes one or two of the process's connections. */
const scheduledAtOnce = 4;
