/** An event as it is in the log, before personal fields are decrypted and old versions brought up to date. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  /** 1 for a stream's first event. */
  readonly version: number;
  /** Order in the whole log: an event with a lower position was committed earlier. */
  readonly position: number;
  readonly type: string;
  /** Version of the event's schema. */
  readonly shape: number;
  readonly data: Json;
  readonly meta: EventMeta;
  /** ISO-8601 UTC */
  readonly at: string;
}

export interface NewEvent {
  /** A UUID; appending the same ids to the same stream again changes nothing and returns the first result. */
  readonly id: string;
  readonly type: string;
  readonly shape: number;
  readonly data: Json;
  readonly meta: EventMeta;
  /** ISO-8601 UTC: when the command was received. */
  readonly at: string;
}

export interface EventMeta {
  readonly actorId: string;
  readonly commandId: string;
  readonly fingerprint?: string;
  /** The person whose key encrypts the personal fields. */
  readonly subject?: string;
  /** The persons, where there are several: `data.sealed` has an encrypted text for each of these ids. */
  readonly subjects?: readonly string[];
}

export type Json = { readonly [field: string]: unknown };

/** The writer's expectation about the stream: its exact version, that it is empty, that it is not, or none. */
export type Expected = number | 'none' | 'exists' | 'any';

export interface Appended {
  readonly version: number;
  readonly position: number;
}

export interface ReadOptions {
  /** First version to read (forwards) or to start from (backwards); default: the respective end. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

/** The log. Two implementations pass one conformance suite (test/event-store): Postgres and EventStoreDB.
 *  source  ADR 0002 */
export interface EventStore {
  /** Whether positions count events: in other stores they are offsets in a file, and their difference has no meaning. */
  readonly countsEvents: boolean;
  /** All of the events or none of them; durable when it resolves.
   *  errors  WrongVersion; AppendTooLarge; StoreUnavailable when the outcome may be unknown (retry with the same ids); StreamRefused */
  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended>;
  /** [] for a stream that never existed.
   *  errors  StreamRefused for one that was truncated, deleted, or is denied to us; StoreUnavailable */
  read(stream: string, options?: ReadOptions): Promise<readonly StoredEvent[]>;
  /** The streams or events that the server was told to hide or delete: one line each. Readers of the whole log may still see the events. */
  hiddenStreams(): Promise<readonly string[]>;
  /** Events after a position (exclusive; 0 = from the start), in commit order. */
  readAll(after: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Events before a position (exclusive; null = from the end), newest first. */
  readBack(before: number | null, limit: number): Promise<readonly StoredEvent[]>;
  /** Catch up, then live, in batches, never ahead of the reader; ends only by the signal and resumes after faults. */
  subscribe(
    after: number,
    options: { readonly signal: AbortSignal; readonly batch?: number },
  ): AsyncIterable<readonly StoredEvent[]>;
  /** Position of the newest event, 0 when the log is empty. */
  head(): Promise<number>;
  close(): Promise<void>;
}

/** The stream has moved on: read again and decide again. */
export class WrongVersion extends Error {
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly actual: number,
  ) {
    super(`Stream ${stream} is at version ${actual}, expected ${expected}`);
    this.name = 'WrongVersion';
  }
}

/** The content of an event does not fit its schema: the reader parks its stream. */
export class UnreadableEvent extends Error {
  constructor(
    readonly event: StoredEvent,
    reason: string,
  ) {
    super(`${event.type} at ${event.position} in ${event.stream} cannot be read: ${reason}`);
    this.name = 'UnreadableEvent';
  }
}

/** The store did not respond: the outcome is unknown, and the same append may be sent again. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: { readonly cause?: unknown }) {
    super(`The event store is unavailable: ${reason}`, options);
    this.name = 'StoreUnavailable';
  }
}

/**
 * The store responds, but this one stream is unusable: it is incomplete, was deleted, or access is denied. The
 * message names the stream, for the operator.
 */
export class StreamRefused extends StoreUnavailable {
  constructor(
    readonly stream: string,
    reason: string,
    options?: { readonly cause?: unknown },
  ) {
    super(reason, options);
    this.message = `The stream ${stream} cannot be used: ${reason}`;
    this.name = 'StreamRefused';
  }
}

/** The store refuses an append of this size for good. The message names the setting, for the operator. */
export class AppendTooLarge extends Error {
  constructor(stream: string, reason: string, options?: { readonly cause?: unknown }) {
    super(`The append to ${stream} is too large: ${reason}`, options);
    this.name = 'AppendTooLarge';
  }
}

type Asked = { readonly [Option in keyof ReadOptions]?: ReadOptions[Option] | undefined };

/** Checks that a part of a stream is complete: its versions are consecutive, and it begins where requested.
 *  errors  StreamRefused: rules would be decided on an incomplete history */
export function mustBeWhole(
  stream: string,
  events: readonly StoredEvent[],
  { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY }: Asked = {},
): void {
  const forwards = direction === 'forwards';
  const versions = events.map(({ version }) => version);
  if (!forwards) versions.reverse();
  const begins = forwards ? Math.max(1, from ?? 1) : events.length < limit ? 1 : versions[0];
  const gap = versions.findIndex((version, at) => version !== (begins ?? 1) + at);
  if (gap < 0) return;
  const before = gap === 0 ? (begins ?? 1) - 1 : versions[gap - 1];
  throw new StreamRefused(
    stream,
    `version ${versions[gap]} follows ${before}, so its events are not all there. Was it truncated on the server?`,
  );
}
