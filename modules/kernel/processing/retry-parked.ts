import { setTimeout as pause } from 'node:timers/promises';
import { reportFault } from '../async/faults.js';
import { runInScope } from '../postgres/query-scope.js';
import type { KernelTables } from './checkpoint.js';
import { isHopeless, type ProcessorDeps } from './handle-batch.js';
import { isNobodysFault } from './nobodys-fault.js';
import { handleMissed } from './unpark.js';

/** Retries the streams that a processor has set aside, with growing waits, while the processor continues with the
 *  others. After the last attempt a stream stays parked, and is reported.
 *  source  ADR 0006 */
export class ParkedRetries {
  #wake = new AbortController();
  #mayWait = true;

  constructor(private readonly deps: ProcessorDeps) {}

  /** False when no stream of this processor waits for a retry. */
  get mayWait(): boolean {
    return this.#mayWait;
  }

  /** A stream was set aside. */
  soon(): void {
    this.#mayWait = true;
    this.#wake.abort();
  }

  /** Runs until the signal aborts. It also retries streams that an earlier process has set aside. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#wake = new AbortController();
      const wait = await this.#retryDue(signal).catch(retryFailed);
      const woken = AbortSignal.any([signal, this.#wake.signal]);
      await pause(wait, undefined, { signal: woken }).catch(() => undefined);
    }
  }

  /** Milliseconds until the next one is due. */
  async #retryDue(signal: AbortSignal): Promise<number> {
    for (;;) {
      const next = await this.#next();
      this.#mayWait = next !== undefined || this.#wake.signal.aborted;
      if (!next || signal.aborted) return longest;
      const wait = Date.parse(String(next.retry_at)) - Date.now();
      if (wait > 0) return Math.min(wait, longest);
      await this.#retry(next, signal);
    }
  }

  #next() {
    return this.#parked()
      .selectFrom('kernel.parked')
      .select(['stream', 'position', 'attempts', 'retry_at'])
      .where('name', '=', this.deps.name)
      .where('retry_at', 'is not', null)
      .orderBy('retry_at')
      .limit(1)
      .executeTakeFirst();
  }

  async #retry(
    { stream, position, attempts = 1 }: { stream: string; position: number; attempts?: number | undefined },
    signal: AbortSignal,
  ): Promise<void> {
    const { alarm, inTurn = (work) => work(), name: processor, retries } = this.deps;
    try {
      await inTurn(() => runInScope({ role: 'processor', signal }, () => handleMissed(this.deps, stream)));
    } catch (error) {
      if (signal.aborted) return;
      if (isNobodysFault(error)) throw error; // does not count as an attempt of the stream
      const wait = isHopeless(error) ? undefined : retries[attempts];
      await this.#parked()
        .updateTable('kernel.parked')
        .set({
          attempts: attempts + 1,
          retry_at: wait === undefined ? null : new Date(Date.now() + wait),
          error: String(error),
        })
        .where('name', '=', processor)
        .where('stream', '=', stream)
        .execute();
      if (wait === undefined) alarm({ processor, stream, position, error });
    }
  }

  #parked() {
    return this.deps.db.withTables<KernelTables>();
  }
}

/** Milliseconds. */
const afterFailure = 1_000;
const longest = 3_600_000;

function retryFailed(error: unknown): number {
  reportFault('retrying what was set aside', error);
  return afterFailure;
}
