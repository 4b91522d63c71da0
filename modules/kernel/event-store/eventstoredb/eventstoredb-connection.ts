import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { Breaker } from '../../async/breaker.js';
import { withTimeout } from '../../async/with-timeout.js';
import { StoreUnavailable, StreamRefused } from '../event-store.js';
import { LogRefused } from '../log-identity.js';
import { openClient } from './eventstoredb-client.js';
import { isAway, isDenied, isFinal, unavailable } from './eventstoredb-errors.js';
import { userOf } from './eventstoredb-url.js';
import { SharedClient } from './shared-client.js';
import { Unanswered } from './whole-read.js';

/** A call on the process's client, and its time limit in milliseconds. */
export type Call<Answer> = (shared: SharedClient, within: number) => Promise<Answer>;

export interface ConnectionOptions {
  readonly url: string;
  /** The time limit of a call including retries, in milliseconds. Each attempt has half of it. */
  readonly deadlineMs: number;
  /** Any call, to check whether the server responds. */
  readonly ping: Call<unknown>;
  /** Compares the log with what the read models have seen of it, before the first call and after each reconnection. */
  readonly check: () => Promise<void>;
  /** Called for the first interruption of a subscription on a connection. */
  readonly onFault: (fault: unknown) => void;
  /** Called when the log is known to be away, and when it is back. */
  readonly onLost: (cause: unknown) => void;
  readonly onBack: (milliseconds: number, refused: number) => void;
}

/** The process's one client of EventStoreDB. Every call has a deadline, a failed call is retried, and a client that does not respond is replaced.
 *  While the log is known to be away, calls are refused at once.
 *  source  ADR 0002, ADR 0033 */
export class EventStoreDbConnection {
  readonly #breaker: Breaker;
  readonly #closing = new AbortController();
  readonly #heart: NodeJS.Timeout;
  #shared: SharedClient | undefined;
  #session = new Session();
  /** The last connection on which the server responded. */
  #ended: Session | undefined;
  /** The number of calls refused during the outage. */
  #refused = 0;
  #answeredAt = performance.now();
  #isBeating = false;

  constructor(private readonly options: ConnectionOptions) {
    this.#breaker = new Breaker({
      probe: async () => {
        await this.session();
        await this.once(options.ping).catch((fault: unknown) => {
          throw isDenied(fault) ? this.#denied(fault) : fault;
        });
      },
      onAway: options.onLost,
      kindOf: (cause) => cause instanceof LogRefused || (cause instanceof LogDenied && 'denied'),
      onBack: (milliseconds) => {
        options.onBack(milliseconds, this.#refused);
        this.#refused = 0;
      },
      pause: () =>
        pause(options.deadlineMs / 5, undefined, { signal: this.#closing.signal, ref: false }).catch(
          () => undefined,
        ),
      now: () => performance.now(),
    });
    this.#heart = setInterval(() => void this.#beat(), options.deadlineMs * 0.4).unref();
  }

  /** Milliseconds until an unanswered call is repeated on another client. */
  get attemptMs(): number {
    return this.options.deadlineMs / 2;
  }

  get shared(): SharedClient {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('it is closed');
    this.#shared ??= this.#open();
    return this.#shared;
  }

  /** Repeat a call until there is an answer. The outcome of a failed attempt is unknown, so the call must be one that may be made twice.
   *  errors  StoreUnavailable: at once while the log is away, else after the deadline; whatever the server refuses for good, unchanged */
  async ask<Answer>(call: Call<Answer>): Promise<Answer> {
    const since = performance.now();
    const until = since + this.options.deadlineMs;
    for (let failures = 0; ; failures += 1) {
      const { away } = this.#breaker;
      if (away) {
        this.#refused += 1;
        await turn(); // a caller that retries at once must not block the event loop, or the process never learns that the log is back
        throw unavailable(away.cause);
      }
      try {
        const session = await this.session();
        const answer = await this.once(call, until - performance.now());
        if (session.isLost) throw new Error('the connection was lost before the answer was whole');
        this.#answeredAt = performance.now();
        session.isKnown = true;
        return answer;
      } catch (fault) {
        if (isDenied(fault)) await this.#mustKnowUs(since);
        if (isFinal(fault)) throw fault;
        const left = until - performance.now() - this.options.deadlineMs / 20; // less time is too short for a response
        if (left <= 0 && isAway(fault)) this.#breaker.trip(fault, since);
        if (left <= 0 || this.#closing.signal.aborted) throw unavailable(fault);
        await pause(Math.random() * Math.min(left, 1_000, 50 * 2 ** failures));
      }
    }
  }

  /** One attempt, on the current connection. */
  async once<Answer>(call: Call<Answer>, left = this.attemptMs): Promise<Answer> {
    const { shared } = this;
    try {
      return await call(shared, Math.max(1, Math.min(this.attemptMs, left)));
    } catch (fault) {
      if (fault instanceof Unanswered) this.replace(shared);
      throw fault;
    }
  }

  /** The connection, once its log is checked.
   *  errors  LogRefused */
  async session(): Promise<Session> {
    const session = this.#session;
    session.checked ??= this.#check(session);
    await session.checked;
    return session;
  }

  /** Resolves when the log is not known to be away. */
  whenBack(signal: AbortSignal): Promise<void> {
    return this.#breaker.whenBack(signal);
  }

  /** Give up a client that does not respond; its subscriptions end and resume on the next one. */
  replace(shared: SharedClient): void {
    if (this.#shared === shared) {
      this.#shared = undefined;
      this.#endSession('closed');
    }
    shared.giveUp();
  }

  /**
   * A subscription was interrupted. Many are interrupted at once, so only one is reported, and none if the server
   * never responded on this connection.
   */
  interrupted(fault: unknown): void {
    const session = this.#session.isKnown ? this.#session : this.#ended;
    this.#answeredAt = 0;
    if (!session || session.isTold || this.#breaker.away) return;
    session.isTold = true;
    this.options.onFault(fault);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#heart);
    this.#breaker.stop();
    const shared = this.#shared;
    if (!shared) return;
    this.replace(shared);
    const { deadlineMs } = this.options;
    await withTimeout(deadlineMs, shared.closed, () => new Unanswered(deadlineMs)).catch(() => undefined); // a client that does not close is left
  }

  #open(): SharedClient {
    const onLost = (how: 'lost' | 'closed') => {
      if (this.#shared === shared) this.#endSession(how);
    };
    const shared: SharedClient = new SharedClient(openClient(this.options.url, onLost));
    return shared;
  }

  #endSession(how: 'lost' | 'closed'): void {
    const ended = this.#session;
    this.#session = new Session();
    if (ended.isKnown) this.#ended = ended;
    ended.end(how);
  }

  async #check(session: Session): Promise<void> {
    try {
      await withTimeout(this.attemptMs, this.options.check(), () => new Unanswered(this.attemptMs));
      if (session.over.aborted) throw new Error('the connection was lost while the log was checked');
    } catch (fault) {
      session.checked = undefined;
      const cause = fault instanceof StreamRefused ? new LogDenied(fault.message, { cause: fault }) : fault;
      if (cause instanceof StoreUnavailable) this.#breaker.trip(cause, performance.now());
      throw cause;
    }
  }

  /** After a refusal, checks the log itself: when the server denies that too, our credentials are invalid, and the log counts as away.
   *  errors  LogDenied */
  async #mustKnowUs(since: number): Promise<void> {
    const fault = await this.once(this.options.ping).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (!isDenied(fault)) return;
    const denied = this.#denied(fault);
    this.#breaker.trip(denied, since);
    throw denied;
  }

  #denied(cause: unknown): LogDenied {
    return new LogDenied(`the server does not let ${userOf(this.options.url)} read it`, { cause });
  }

  /** Probe the server when there were no calls for a while, so that a hanging server is noticed. */
  async #beat(): Promise<void> {
    const idle = performance.now() - this.#answeredAt;
    if (this.#isBeating || this.#breaker.away || idle < this.options.deadlineMs * 0.4) return;
    this.#isBeating = true;
    await this.ask(this.options.ping).catch(() => undefined); // `ask` has reported it
    this.#isBeating = false;
  }
}

/** The server responds but denies all reads: a password was changed, or a right removed. */
export class LogDenied extends StoreUnavailable {
  constructor(reason: string, options: { readonly cause: unknown }) {
    super(reason, options);
    this.name = 'LogDenied';
  }
}

/** The lifetime of one connection. The next one may lead to another server. */
class Session {
  readonly #over = new AbortController();
  checked: Promise<void> | undefined;
  /** Whether a call under way may have moved to the next connection. */
  isLost = false;
  /** Whether the server responded. */
  isKnown = false;
  /** Whether its interruption was reported. */
  isTold = false;

  get over(): AbortSignal {
    return this.#over.signal;
  }

  end(how: 'lost' | 'closed'): void {
    this.isLost = how === 'lost';
    this.#over.abort();
  }
}
