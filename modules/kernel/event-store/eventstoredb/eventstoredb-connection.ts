import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { withTimeout } from '../../async/with-timeout.js';
import { StoreUnavailable } from '../event-store.js';

/** The process's one client of EventStoreDB: every call has a deadline, a failed call is repeated, and a client that does not answer is
 *  replaced.
 *  source  ADR 0002 */
export class EventStoreDbConnection {
  #client: EventStoreDBClient | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    /** How long one call may take, in milliseconds; with its repetitions a call takes at most about twice as long. */
    readonly deadlineMs: number,
  ) {}

  get client(): EventStoreDBClient {
    if (this.#closed) throw new StoreUnavailable('it is closed');
    this.#client ??= calmed(EventStoreDBClient.connectionString(this.url));
    return this.#client;
  }

  /** Repeat a call until there is an answer. The outcome of a failed attempt is unknown, so the call must be one that may be made twice.
   *  errors  StoreUnavailable after twice the deadline; whatever the server refuses for good, unchanged */
  async ask<Answer>(call: (client: EventStoreDBClient) => Promise<Answer>): Promise<Answer> {
    const patience = performance.now() + 2 * this.deadlineMs;
    for (let failures = 0; ; failures += 1) {
      const { client } = this;
      try {
        return await call(client);
      } catch (fault) {
        if (isFinal(fault)) throw fault;
        if (fault instanceof Unanswered) this.replace(client);
        if (performance.now() >= patience) throw unavailable(fault);
        await pause(Math.random() * Math.min(1_000, 50 * 2 ** failures));
      }
    }
  }

  /** The answer, or Unanswered when it takes longer than the deadline. */
  inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return withTimeout(this.deadlineMs, answer, () => new Unanswered(this.deadlineMs));
  }

  /** Give up a client that does not answer; its subscriptions end and are taken up again on the next one. */
  replace(client: EventStoreDBClient): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void dispose(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    if (client) await this.inTime(dispose(client)).catch(() => undefined);
  }
}

/** The server took a call and was silent for longer than the deadline. */
export class Unanswered extends Error {
  constructor(deadlineMs: number) {
    super(`no answer within ${deadlineMs} ms`);
    this.name = 'Unanswered';
  }
}

/** Private parts of the client that we need. */
interface Inside {
  supports: () => Promise<boolean>;
  handleError: (...fault: readonly unknown[]) => Promise<void>;
  getChannel: () => Promise<{ close(): void }>;
}

/** Switches off two behaviours of client 6.2.1 that would end the process.
 *  - Its batched appends share one stream and one list of waiting appends in the whole process: an error of that stream
 *    fails them all, a late answer throws in a listener, a blocked write rejects where nobody listens, and the features
 *    call that precedes them is never repeated once it failed. Without the feature each append is a call of its own.
 *  - Its repair after a fault runs unwatched and rejects when no node of a cluster can be found. */
function calmed(client: EventStoreDBClient): EventStoreDBClient {
  const inside = client as unknown as Inside;
  const repair = inside.handleError;
  inside.supports = () => Promise.resolve(false);
  inside.handleError = (...fault) => repair(...fault).catch(() => undefined);
  return client;
}

async function dispose(client: EventStoreDBClient): Promise<void> {
  try {
    const channel = (client as unknown as Inside).getChannel();
    await client.dispose();
    (await channel).close();
  } catch {
    // it had no connection to close
  }
}

/** gRPC: INVALID_ARGUMENT, NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION, OUT_OF_RANGE, UNIMPLEMENTED, UNAUTHENTICATED. */
const finalCodes = [3, 5, 6, 7, 9, 11, 12, 16];
const finalTypes = [
  'access-denied',
  'maximum-append-size-exceeded',
  'stream-deleted',
  'stream-not-found',
  'wrong-expected-version',
];

/** Refused for good. By code and type: the class that the client throws depends on where the call failed. */
function isFinal(fault: unknown): boolean {
  if (fault instanceof StoreUnavailable) return true;
  const { code, type } = fault as { readonly code?: number; readonly type?: string };
  if (type === 'not-leader') return false; // the client goes to the leader with its next call
  return finalTypes.includes(type ?? '') || finalCodes.includes(code ?? -1);
}

function unavailable(fault: unknown): StoreUnavailable {
  return new StoreUnavailable(fault instanceof Error ? fault.message : String(fault), { cause: fault });
}
