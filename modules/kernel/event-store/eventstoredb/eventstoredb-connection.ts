import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '../../async/with-timeout.js';
import { StoreUnavailable } from '../event-store.js';
import { openClient } from './eventstoredb-client.js';
import { SharedClient } from './shared-client.js';
import { Unanswered } from './whole-read.js';

/** A call on the process's client, and how many milliseconds it may take. */
export type Call<Answer> = (shared: SharedClient, within: number) => Promise<Answer>;

/** The process's one client of EventStoreDB: every call has a deadline, a failed call is repeated, and a client that does not answer is
 *  replaced.
 *  source  ADR 0002 */
export class EventStoreDbConnection {
  #shared: SharedClient | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    /** How long a call may take with its repetitions, in milliseconds. Each attempt has half of it. */
    readonly deadlineMs: number,
  ) {}

  /** Milliseconds until a call that is not answered is made again, on another client. */
  get attemptMs(): number {
    return this.deadlineMs / 2;
  }

  get shared(): SharedClient {
    if (this.#closed) throw new StoreUnavailable('it is closed');
    this.#shared ??= new SharedClient(openClient(withDefaults(this.url), () => undefined));
    return this.#shared;
  }

  /** Repeat a call until there is an answer. The outcome of a failed attempt is unknown, so the call must be one that may be made twice.
   *  errors  StoreUnavailable after the deadline; whatever the server refuses for good, unchanged */
  async ask<Answer>(call: Call<Answer>): Promise<Answer> {
    const until = performance.now() + this.deadlineMs;
    for (let failures = 0; ; failures += 1) {
      const { shared } = this;
      try {
        return await call(shared, Math.max(1, Math.min(this.attemptMs, until - performance.now())));
      } catch (fault) {
        if (isFinal(fault)) throw fault;
        if (fault instanceof Unanswered) this.replace(shared);
        const left = until - performance.now();
        if (left <= 0 || this.#closed) throw unavailable(fault);
        await pause(Math.random() * Math.min(left, 1_000, 50 * 2 ** failures));
      }
    }
  }

  /** Give up a client that does not answer; its subscriptions end and are taken up again on the next one. */
  replace(shared: SharedClient): void {
    if (this.#shared === shared) this.#shared = undefined;
    shared.giveUp();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const shared = this.#shared;
    if (!shared) return;
    this.replace(shared);
    await withTimeout(this.deadlineMs, shared.closed, () => new Unanswered(this.deadlineMs)).catch(
      () => undefined,
    );
  }
}

/** What a URL says nothing of. With these a node that hangs is left within six seconds. */
const defaults: Readonly<Record<string, string>> = {
  keepAliveInterval: '10000',
  keepAliveTimeout: '2500',
  gossipTimeout: '1',
};

function withDefaults(url: string): string {
  const [address = '', query = ''] = url.split('?');
  const said = query.split('&').map((part) => part.split('=')[0]?.toLowerCase().replace(/[_-]/g, ''));
  const added = Object.entries(defaults)
    .filter(([name]) => !said.includes(name.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`);
  return `${address.replace(/\/+$/, '')}?${[...(query ? [query] : []), ...added].join('&')}`;
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
