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
  type Expected,
  mustBeWhole,
  type NewEvent,
  type ReadOptions,
  type StoredEvent,
  StoreUnavailable,
  StreamRefused,
  WrongVersion,
} from '../event-store.js';
import type { Call } from './eventstoredb-connection.js';
import { isDenied, isFinal, ofStream } from './eventstoredb-errors.js';
import { identityStream, isSystemEvent, positionOf, proposed, recorded } from './eventstoredb-event.js';
import { Unanswered, wholeRead } from './whole-read.js';

/** The calls of the log in terms of EventStoreDB. */
export class EventStoreDbCalls {
  constructor(
    private readonly ask: <Answer>(call: Call<Answer>) => Promise<Answer>,
    /** Ends the reads under way with an error. */
    private readonly signal: AbortSignal,
    /** The user name on the server, for its refusals. */
    private readonly user: string,
  ) {}

  /** 'any' and 'exists' read the stream first, because the server forgets the ids of such appends when it restarts. Use them for short streams.
   *  An exact version needs no read; repeated ids are detected unless that version is the current one. */
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
      const found = (await this.#whole((client) => client.readStream(stream, options))).map(recorded);
      if (!found.length && (from ?? 1) <= 1) await this.#mustShowAll(stream);
      mustBeWhole(stream, found, { from, direction, limit });
      return found;
    } catch (fault) {
      if (!isNotFound(fault)) throw ofStream(stream, this.user, fault);
      await this.#mustShowAll(stream);
      return [];
    }
  }

  async hiddenStreams(): Promise<readonly string[]> {
    const found = await this.#whole(
      (client) => client.readAll(),
      ({ event }) => event?.type === '$metadata' || event?.type === '$streamDeleted',
    );
    const hidden = new Map<string, string | undefined>();
    for (const { event } of found) {
      const stream = event?.streamId.replace(/^\$\$/, '') ?? '$';
      if (!stream.startsWith('$')) hidden.set(stream, hiddenBy(event));
    }
    return [...hidden].flatMap(([stream, how]) => (how === undefined ? [] : [`${stream}: ${how}`]));
  }

  /** Distinguishes a stream that never had events from one whose metadata hides them: a softly deleted stream looks
   *  empty.
   *  errors  StreamRefused */
  async #mustShowAll(stream: string): Promise<void> {
    const [newest] = await this.#whole((client) =>
      client.readStream(`$$${stream}`, { direction: BACKWARDS, fromRevision: END, maxCount: 1 }),
    ).catch((fault: unknown) => {
      if (isNotFound(fault) || isDenied(fault)) return [];
      throw fault;
    });
    const how = hiddenBy(newest?.event);
    if (how !== undefined) throw new StreamRefused(stream, `${how}.`);
  }

  /** A read of the server's whole log is inclusive of its position, and contains system events. */
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

  async readBack(before: number | null, limit: number): Promise<readonly StoredEvent[]> {
    if (limit <= 0) return [];
    const fromPosition = before === null ? END : { commit: BigInt(before), prepare: BigInt(before) };
    const found = await this.#whole(
      (client) =>
        client.readAll({ direction: BACKWARDS, fromPosition }, { highWaterMark: Math.min(limit, 512) }),
      (resolved) =>
        !isSystemEvent(resolved) && (before === null || positionOf(resolved.event?.position) < before),
      limit,
    );
    return found.map(recorded);
  }

  async head(): Promise<number> {
    const [newest] = await this.#whole(
      (client) => client.readAll({ direction: BACKWARDS, fromPosition: END }),
      (resolved) => !isSystemEvent(resolved),
      1,
    );
    return newest ? recorded(newest).position : 0;
  }

  /** The id that tells this log from others; undefined when it has none. */
  async identity(): Promise<string | undefined> {
    const [event] = await this.read(identityStream, { limit: 1 });
    return event && String(event.data.logId);
  }

  /** Write the log's identity, once.
   *  out  its actual identity: another process may have been first */
  async identify(id: string): Promise<string> {
    const event = {
      id,
      type: 'LogIdentified',
      shape: 1,
      data: { logId: id },
      meta: { actorId: 'system', commandId: id },
      at: new Date().toISOString(),
    };
    try {
      await this.append(identityStream, [event], 'none');
      return id;
    } catch (fault) {
      if (!(fault instanceof WrongVersion)) throw fault;
      return (await this.identity()) ?? id;
    }
  }

  /** The id of the event that is exactly at a position; undefined when none begins there. */
  async eventAt(position: number): Promise<string | undefined> {
    const fromPosition = { commit: BigInt(position), prepare: BigInt(position) };
    try {
      const [found] = await this.#whole((client) => client.readAll({ fromPosition, maxCount: 1 }));
      return found && positionOf(found.event?.position) === position ? found.event?.id : undefined;
    } catch (fault) {
      if (isFinal(fault) && !isDenied(fault) && !(fault instanceof StoreUnavailable)) return undefined; // no event begins there
      throw fault;
    }
  }

  #whole<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
    begin: (client: EventStoreDBClient) => StreamingRead<Resolved>,
    isWanted: (resolved: Resolved) => boolean = () => true,
    limit?: number,
  ): Promise<readonly Resolved[]> {
    const { ask, signal } = this;
    return ask((shared, silence) =>
      shared.use((client) => wholeRead(begin(client), { silence, signal, isWanted, limit })),
    );
  }

  /** The server recognizes an append by its ids and expected version: a repeat changes nothing and returns the first result. */
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
      const { nextExpectedRevision, position, success } = await this.ask((shared, deadline) =>
        withTimeout(
          deadline,
          shared.use((client) => client.appendToStream(stream, parts, { ...options, deadline })),
          () => new Unanswered(deadline),
        ),
      );
      const reached = Number(nextExpectedRevision) + 1;
      if (!success) throw new WrongVersion(stream, expected, reached);
      if (reached !== version + parts.length)
        throw new StreamRefused(
          stream,
          `what was taken for version ${version + parts.length} is ${reached}: it had events that the server hides.`,
        );
      return { version: reached, position: await this.#positionAt(stream, reached, position) };
    } catch (fault) {
      if (!isWrongVersion(fault)) throw ofStream(stream, this.user, fault);
      const { actualVersion } = fault;
      throw new WrongVersion(
        stream,
        expected,
        actualVersion === 'no_stream' ? 0 : Number(actualVersion as bigint) + 1,
      );
    }
  }

  /** Look for the ids, then append after exactly the version seen; look again when another writer was faster. */
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

  /** A repeated append sometimes returns without its position. */
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

const isNotFound = (fault: unknown): boolean =>
  (fault as { readonly type?: string }).type === 'stream-not-found';

/** How an event of a stream's metadata, or its tombstone, hides events; undefined when it hides none. */
function hiddenBy(event: ResolvedEvent['event']): string | undefined {
  if (event?.type === '$streamDeleted') return 'it was deleted on the server for good';
  const {
    $tb: before,
    $maxCount: count,
    $maxAge: age,
  } = (event?.data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof before === 'number' && before >= Number.MAX_SAFE_INTEGER) return 'it was deleted on the server';
  if (typeof before === 'number' && before > 0) return `the server hides its first ${before} versions ($tb)`;
  if (typeof count === 'number') return `the server keeps its last ${count} versions only ($maxCount)`;
  if (typeof age === 'number') return `the server keeps what is younger than ${age} s only ($maxAge)`;
  return undefined;
}
