import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  NO_STREAM,
  type ResolvedEvent,
  START,
  type StreamingRead,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import { withTimeout } from '../../async/with-timeout.js';
import {
  type Appended,
  type EventStore,
  type Expected,
  type NewEvent,
  type ReadOptions,
  type StoredEvent,
  WrongVersion,
} from '../event-store.js';
import { EventStoreDbConnection } from './eventstoredb-connection.js';
import { isSystemEvent, positionOf, proposed, recorded } from './eventstoredb-event.js';
import { follow } from './eventstoredb-subscription.js';
import { Unanswered, wholeRead } from './whole-read.js';

export interface EventStoreDbOptions {
  /** esdb://… or esdb+discover://…; the server must be 22.6 or newer */
  readonly url: string;
  /** How long a call may take with its repetitions, in milliseconds. */
  readonly deadlineMs?: number;
  /** Told of every interruption of a subscription; it is taken up again by itself. Must not throw. */
  readonly onFault?: (fault: unknown) => void;
}

/** The log in EventStoreDB; resolves when the server has answered once.
 *  errors  StoreUnavailable
 *  source  ADR 0002 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStoreDbEventStore> {
  const store = new EventStoreDbEventStore(options);
  try {
    await store.head();
    return store;
  } catch (fault) {
    await store.close();
    throw fault;
  }
}

export class EventStoreDbEventStore implements EventStore {
  readonly #connection: EventStoreDbConnection;
  readonly #onFault: (fault: unknown) => void;
  readonly #closing = new AbortController();

  constructor({ url, deadlineMs = 5_000, onFault = () => undefined }: EventStoreDbOptions) {
    this.#connection = new EventStoreDbConnection(url, deadlineMs);
    this.#onFault = onFault;
  }

  /** 'any' and 'exists' read the stream first, because the server forgets the ids of such appends when it restarts. Use them for short streams.
   *  An exact version costs no read; ids in the stream are known unless that version is the stream's own. */
  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    if (!events.length) throw new RangeError(`Nothing to append to ${stream}`);
    if (expected === 'any' || expected === 'exists') return this.#appendAtEnd(stream, events, expected);
    try {
      return await this.#appendAfter(stream, events, expected === 'none' ? 0 : expected, expected);
    } catch (fault) {
      if (!(fault instanceof WrongVersion)) throw fault;
      const known = (await this.read(stream)).find(({ id }) => id === events.at(-1)?.id);
      if (!known) throw fault;
      return { version: known.version, position: known.position };
    }
  }

  async read(
    stream: string,
    { from, direction = 'forwards', limit }: ReadOptions = {},
  ): Promise<readonly StoredEvent[]> {
    const forwards = direction === 'forwards';
    if (limit === 0 || (!forwards && from !== undefined && from < 1)) return [];
    const options = {
      direction: forwards ? FORWARDS : BACKWARDS,
      fromRevision: from === undefined ? (forwards ? START : END) : BigInt(Math.max(1, from) - 1),
      maxCount: limit,
      requiresLeader: true,
    } as const;
    try {
      const found = await this.#whole((client) => client.readStream(stream, options));
      return found.map(recorded);
    } catch (fault) {
      if ((fault as { readonly type?: string }).type === 'stream-not-found') return [];
      throw fault;
    }
  }

  /** A read of the server's whole log begins at its position, not after it, and has system events in it. */
  async readAll(after: number, limit: number): Promise<readonly StoredEvent[]> {
    if (limit <= 0) return [];
    const fromPosition = after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };
    const found = await this.#whole(
      (client) => client.readAll({ fromPosition }, { highWaterMark: Math.min(limit, 512) }),
      (resolved) => !isSystemEvent(resolved) && positionOf(resolved.event?.position) > after,
      limit,
    );
    return found.map(recorded);
  }

  subscribe(
    after: number,
    { signal, batch = 500 }: { readonly signal: AbortSignal; readonly batch?: number },
  ): AsyncIterable<readonly StoredEvent[]> {
    return follow(this.#connection, after, {
      signal: AbortSignal.any([signal, this.#closing.signal]),
      batch,
      onFault: this.#onFault,
    });
  }

  async head(): Promise<number> {
    const [newest] = await this.#whole(
      (client) => client.readAll({ direction: BACKWARDS, fromPosition: END }),
      (resolved) => !isSystemEvent(resolved),
      1,
    );
    return newest ? recorded(newest).position : 0;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connection.close();
  }

  #whole<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
    begin: (client: EventStoreDBClient) => StreamingRead<Resolved>,
    isWanted: (resolved: Resolved) => boolean = () => true,
    limit?: number,
  ): Promise<readonly Resolved[]> {
    const { signal } = this.#closing;
    return this.#connection.ask((shared, silence) =>
      shared.use((client) => wholeRead(begin(client), { silence, signal, isWanted, limit })),
    );
  }

  /** The server knows an append by its ids and the version it follows: sent again, it changes nothing and is answered as before. */
  async #appendAfter(
    stream: string,
    events: readonly NewEvent[],
    version: number,
    expected: Expected,
  ): Promise<Appended> {
    const parts = events.map(proposed);
    const options = {
      expectedRevision: version === 0 ? NO_STREAM : BigInt(version - 1),
      requiresLeader: true,
    } as const;
    try {
      const { nextExpectedRevision, position, success } = await this.#connection.ask((shared, deadline) =>
        withTimeout(
          deadline,
          shared.use((client) => client.appendToStream(stream, parts, { ...options, deadline })),
          () => new Unanswered(deadline),
        ),
      );
      const reached = Number(nextExpectedRevision) + 1;
      if (!success) throw new WrongVersion(stream, expected, reached);
      return { version: reached, position: await this.#positionAt(stream, reached, position) };
    } catch (fault) {
      if (!isWrongVersion(fault)) throw fault;
      const { actualVersion } = fault;
      throw new WrongVersion(
        stream,
        expected,
        actualVersion === 'no_stream' ? 0 : Number(actualVersion as bigint) + 1,
      );
    }
  }

  /** Look for the ids, then append after exactly what was seen; look again when somebody was faster. */
  async #appendAtEnd(
    stream: string,
    events: readonly NewEvent[],
    expected: 'any' | 'exists',
  ): Promise<Appended> {
    const ids = new Set(events.map(({ id }) => id));
    const last = events.at(-1)?.id;
    for (let version = 0; ; ) {
      const seen = await this.read(stream, { from: version + 1 });
      const known = seen.find(({ id }) => id === last);
      if (known) return { version: known.version, position: known.position };
      version = seen.at(-1)?.version ?? version;
      if (seen.some(({ id }) => ids.has(id)) || (expected === 'exists' && version === 0))
        throw new WrongVersion(stream, expected, version);
      try {
        return await this.#appendAfter(stream, events, version, expected);
      } catch (fault) {
        if (!(fault instanceof WrongVersion)) throw fault;
      }
    }
  }

  /** An append that was known already is sometimes answered without its position. */
  async #positionAt(
    stream: string,
    version: number,
    answered: { readonly commit: bigint } | undefined,
  ): Promise<number> {
    if (answered) return positionOf(answered);
    const [event] = await this.read(stream, { from: version, limit: 1 });
    return event?.position ?? this.head();
  }
}

function isWrongVersion(fault: unknown): fault is WrongExpectedVersionError {
  return (fault as { readonly type?: string }).type === 'wrong-expected-version';
}
