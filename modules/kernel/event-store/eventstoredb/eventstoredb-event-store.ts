import { BACKWARDS, END } from '@eventstore/db-client';
import type { EventStore, StoredEvent } from '../event-store.js';
import type { FollowedLog } from '../log-identity.js';
import { EventStoreDbCalls } from './eventstoredb-calls.js';
import { EventStoreDbConnection } from './eventstoredb-connection.js';
import { follow } from './eventstoredb-subscription.js';
import { hostsOf, userOf } from './eventstoredb-url.js';
import { wholeRead } from './whole-read.js';

export interface EventStoreDbOptions {
  /** esdb://… or esdb+discover://…; the server must be 22.6 or newer */
  readonly url: string;
  /** The time limit of a call including retries, in milliseconds. */
  readonly deadlineMs?: number;
  /** Compares the log with what the read models have seen of it, before the first call and after each reconnection.
   *  errors  LogRefused: calls are refused until it passes */
  readonly check?: (log: FollowedLog) => Promise<void>;
  /** Called for interrupted subscriptions, once a connection; they resume by themselves. Must not throw. */
  readonly onFault?: (fault: unknown) => void;
  /** Called once when the log is known to be away. Must not throw. */
  readonly onLost?: (cause: unknown) => void;
  /** Called when it is back, with the milliseconds of the outage, and the number of refused calls. Must not throw. */
  readonly onBack?: (milliseconds: number, refused: number) => void;
}

/** The log in EventStoreDB; resolves once the server has responded.
 *  errors  StoreUnavailable, LogRefused
 *  source  ADR 0002, ADR 0033 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStoreDbEventStore> {
  let isOpen = false;
  const store = new EventStoreDbEventStore({
    ...options,
    onLost: (cause) => isOpen && options.onLost?.(cause),
  });
  try {
    await store.head();
    isOpen = true;
    return store;
  } catch (fault) {
    await store.close();
    throw fault;
  }
}

export class EventStoreDbEventStore extends EventStoreDbCalls implements EventStore, FollowedLog {
  readonly store = 'eventstoredb';
  readonly countsEvents = false;
  readonly name: string;
  readonly #connection: EventStoreDbConnection;
  readonly #closing: AbortController;

  constructor({ url, deadlineMs = 5_000, check, onFault, onLost, onBack }: EventStoreDbOptions) {
    const closing = new AbortController();
    const { signal } = closing;
    const user = userOf(url);
    const connection: EventStoreDbConnection = new EventStoreDbConnection({
      url,
      deadlineMs,
      ping: (shared, silence) =>
        shared.use((client) =>
          wholeRead(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }), {
            silence,
            signal,
            isWanted: () => true,
          }),
        ),
      check: async () => check?.(unchecked),
      onFault: onFault ?? (() => undefined),
      onLost: onLost ?? (() => undefined),
      onBack: onBack ?? (() => undefined),
    });
    const name = `at ${hostsOf(url)}`;
    const unchecked: FollowedLog = Object.assign(
      new EventStoreDbCalls((call) => connection.once(call), signal, user),
      { store: 'eventstoredb', name } as const,
    );
    super((call) => connection.ask(call), signal, user);
    this.name = name;
    this.#connection = connection;
    this.#closing = closing;
  }

  subscribe(
    after: number,
    { signal, batch = 500 }: { readonly signal: AbortSignal; readonly batch?: number },
  ): AsyncIterable<readonly StoredEvent[]> {
    return follow(this.#connection, after, {
      signal: AbortSignal.any([signal, this.#closing.signal]),
      batch,
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connection.close();
  }
}
