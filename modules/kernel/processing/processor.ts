import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from '../event-store/event-store.js';
import { hasCallers, runInScope } from '../postgres/query-scope.js';
import { type Checkpoint, loadCheckpoint } from './checkpoint.js';
import { handleBatch, type ProcessorDeps } from './handle-batch.js';
import type { LockCandidate, ProcessorLock, ProcessorLocks } from './processor-locks.js';
import type { ProcessorReport } from './processor-reports.js';
import { isProjection } from './projection.js';
import { ParkedRetries } from './retry-parked.js';

export interface ProcessorStatus {
  readonly name: string;
  readonly kind: 'projection' | 'reactor';
  /** Reported by this process; when it does not run the processor, the last report of the one that does. Silent: no report for half a minute. */
  readonly state: 'waiting' | 'live' | 'replaced' | 'stopped' | 'silent';
  /** The process that runs it, and the time of its report, ISO-8601 UTC; null when none has. */
  readonly process: string | null;
  readonly reportedAt: string | null;
  readonly position: number;
  /** Its own position while the log is away. */
  readonly head: number;
  /** The difference between its position and the head: only comparable where the log does not count events. */
  readonly lag: number;
  /** The number of unhandled events; null when the log does not count them, or is away. */
  readonly lagEvents: number | null;
  /** Seconds since the oldest unhandled event was recorded; null while the log is away. */
  readonly lagSeconds: number | null;
  /** When the last batch was handled, ISO-8601 UTC. */
  readonly takenAt: string | null;
  /** Whether that is more than 30 s. */
  readonly behind: boolean;
  /** Seconds until it has caught up, at its pace of the last minute; null when unknown, or when it does not move. */
  readonly secondsLeft: number | null;
  readonly parked: number;
}

/** Follows the log for one projection or reactor: one live instance for each name, rows and checkpoint in one
 *  transaction. An event that cannot be handled parks its stream, and the other streams continue. A processor waits
 *  while the database has tables of another version.
 *  source  ADR 0006, ADR 0020 */
export class Processor implements LockCandidate {
  readonly name: string;
  readonly version: number | undefined;
  #state: ProcessorReport['state'] = 'waiting';
  #checkpoint: Checkpoint = { position: 0, generation: 0, version: 0 };
  #done: Promise<void> | undefined;
  readonly #stop = new AbortController();
  readonly #retries: ParkedRetries;

  constructor(
    private readonly deps: ProcessorDeps,
    private readonly locks: ProcessorLocks,
  ) {
    const { follower } = deps;
    this.#retries = new ParkedRetries(deps);
    this.name = follower.name;
    this.version = isProjection(follower) ? follower.version : undefined;
  }

  get position(): number {
    return this.#checkpoint.position;
  }

  /** False when no stream is known to be set aside for a retry; only the live processor knows. */
  get mayHaveSetAside(): boolean {
    return this.#state !== 'live' || this.#retries.mayWait;
  }

  get state(): ProcessorReport['state'] {
    return this.#state;
  }

  start(): void {
    this.#done ??= this.#live();
  }

  /** Roll back the current batch and release the name. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
    this.#enter('stopped');
  }

  /** Tables of another version belong to a process of that version. Reported the first time. */
  onTables(version: number | undefined): void {
    if (this.#isOurs(version)) this.#enter('waiting');
    else if (this.#state !== 'replaced') {
      this.#enter('replaced');
      this.#report(
        new Error(
          `The database has tables of version ${version}, and this process is of another version. It waits. Stop it.`,
        ),
      );
    }
  }

  async #live(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const lock = await this.locks.acquire(this, signal);
      if (!lock) return;
      try {
        await this.#follow(lock);
      } catch (error) {
        if (!signal.aborted) this.#report(error);
        await pause(1_000, undefined, { signal }).catch(() => undefined);
      } finally {
        this.#enter('waiting');
        await lock.release();
      }
    }
  }

  async #follow({ lost }: ProcessorLock): Promise<void> {
    const { db, eventStore } = this.deps;
    const startAt = this.version === undefined ? await eventStore.log.head() : 0;
    this.#checkpoint = await loadCheckpoint(db, this.name, startAt);
    if (!this.#isOurs(this.#checkpoint.version)) return;
    this.#enter('live');
    const left = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, lost, left.signal]);
    const retrying = this.#retries.run(signal);
    try {
      for await (const batch of eventStore.log.subscribe(this.position, { signal, batch: fullBatch })) {
        const handle = () => this.#handle(batch);
        const moved = await (batch.length < fullBatch ? handle() : this.#catchUp(handle));
        if (!moved) return; // another process moved it, or switched to rebuilt tables: load the checkpoint again
        this.#checkpoint = moved;
      }
    } finally {
      left.abort();
      await retrying;
    }
  }

  /** A batch that is rolled back when the processor is stopped. */
  async #handle(batch: readonly StoredEvent[]): Promise<Checkpoint | undefined> {
    const { signal } = this.#stop;
    if (signal.aborted) return undefined; // while it waited for its turn
    const setAside = () => this.#retries.soon();
    const handle = () => handleBatch({ ...this.deps, signal, setAside, batch, checkpoint: this.#checkpoint });
    return runInScope({ role: 'processor', signal }, handle);
  }

  /** Catching up: in a process that serves callers, it takes turns with the other processors. While there are
   *  callers, each batch is followed by a pause longer than the work, so that most calls meet an idle process.
   *  source  ADR 0029 */
  #catchUp<Result>(work: () => Promise<Result>): Promise<Result> {
    const { givesWay } = this.deps;
    if (!givesWay) return work();
    return givesWay(async () => {
      const begun = performance.now();
      const result = await work();
      const rest = hasCallers() ? (performance.now() - begun) * restsPerWork : 0;
      if (rest) await pause(Math.min(rest, longestRest), undefined, this.#stop).catch(() => undefined);
      return result;
    });
  }

  #enter(state: ProcessorReport['state']): void {
    if (this.#state === state) return;
    this.#state = state;
    this.deps.changed?.();
  }

  #isOurs(version: number | undefined): boolean {
    return version === undefined || this.version === undefined || this.version === version;
  }

  #report(error: unknown): void {
    this.deps.alarm({ processor: this.name, stream: '', position: this.position, error });
  }
}

const fullBatch = 500;
/** As long as the work: including the reads of the log in between, it works less than half of the time. */
const restsPerWork = 1;
/** Milliseconds. */
const longestRest = 100;
