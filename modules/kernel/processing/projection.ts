import { type RawBuilder, sql } from 'kysely';
import type { PersonKeys } from '../encryption/person-keys.js';
import type { EventOf, RecordedEvent, StreamDefinition } from '../event-store/events.js';
import type { CopyRows } from '../postgres/copy-rows.js';
import type { DatabaseTransaction } from '../postgres/database.js';
import { settingsOf, type TransactionLimits } from '../postgres/transaction-limits.js';

/** A read model: its tables are derived from the log and can be rebuilt at any time. */
export interface Projection {
  /** 'listing-search'; its tables are in the schema `listing_search`. */
  readonly name: string;
  /** Raise it when tables or rows change: the next start builds the new version beside the old one and switches. */
  readonly version: number;
  /** The events that it handles, `pick`ed from their streams; other events are not decoded. */
  readonly handles: readonly StreamDefinition[];
  /** DDL, with unqualified names: run with the projection's schema first in the search path. */
  readonly create: string;
  /** DDL of indexes that `handle` does not need, with unqualified names, one statement each: a rebuild makes them after the rows, side by side. */
  readonly createIndexes?: readonly string[];
  /** Statements that fill tables from other tables' rows, with unqualified names: a rebuild runs them in parallel with the indexes. */
  readonly derive?: readonly string[];
  /** Handle events, in order, with unqualified table names; the checkpoint moves in the same transaction.
   *  in      copyRows: only in a rebuild, where each event comes once and the row that a first event makes is new;
   * keys: for rows with encrypted personal data */
  handle(
    db: DatabaseTransaction,
    events: readonly RecordedEvent[],
    copyRows?: CopyRows,
    keys?: PersonKeys,
  ): Promise<void>;
  /** Work of a rebuild after all rows are written and before indexes and derived rows. */
  afterRebuild?(db: DatabaseTransaction, keys?: PersonKeys, copyRows?: CopyRows): Promise<void>;
  /** Work of that step in parallel parts, each in a transaction over its own connection.
   *  in  part: its number, from 0, and how many there are */
  makePart?(db: DatabaseTransaction, part: Part, keys?: PersonKeys, copyRows?: CopyRows): Promise<void>;
}

export interface Part {
  readonly nth: number;
  readonly of: number;
}

/** A side effect of events (a mail, a push): at least once from the moment the reactor is first started, never again by a rebuild. */
export interface Reactor {
  readonly name: string;
  /** The events that it handles, `pick`ed from their streams; others are not even decoded. */
  readonly handles: readonly StreamDefinition[];
  /** Writes what is to be sent, keyed by the event's id, in the transaction of the checkpoint. */
  handle(db: DatabaseTransaction, events: readonly RecordedEvent[]): Promise<void>;
}

/** A projection whose `handle` is typed by the events that it `handles`: its switch is exhaustive over only these. */
export function projection<const Handles extends readonly StreamDefinition[]>(
  typed: Typed<Projection, Handles>,
): Projection {
  return typed as Projection;
}

/** A reactor whose `handle` is typed by the events that it `handles`. */
export function reactor<const Handles extends readonly StreamDefinition[]>(
  typed: Typed<Reactor, Handles>,
): Reactor {
  return typed as Reactor;
}

type Typed<Follower extends Projection | Reactor, Handles extends readonly StreamDefinition[]> = Omit<
  Follower,
  'handles' | 'handle'
> & {
  readonly handles: Handles;
  readonly handle: (
    db: DatabaseTransaction,
    events: readonly RecordedEvent<EventOf<Handles[number]>>[],
    copyRows?: CopyRows,
    keys?: PersonKeys,
  ) => Promise<void>;
};

/** The schema of a projection's tables: `listing_search` for `listing-search`. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');

/** The schemas and the checkpoint of a projection that is built beside the live one, and the schema that it replaces. */
export const besides = (name: string) => ({
  next: `${schemaOf(name)}__next`,
  old: `${schemaOf(name)}__old`,
  checkpoint: `${name} (next)`,
});

/** Unqualified table names refer to this schema until the transaction ends. */
export async function enterSchema(
  tx: DatabaseTransaction,
  schema: string,
  limits?: TransactionLimits,
): Promise<void> {
  await sql`select ${limits ? sql`${pathTo(schema)}, ${settingsOf(limits)}` : pathTo(schema)}`.execute(tx);
}

/** The same as part of a select, for a transaction that begins with a query anyway. */
export const pathTo = (schema: string): RawBuilder<unknown> =>
  sql`set_config('search_path', ${`${schema}, public`}, true)`;

export const isProjection = (follower: Projection | Reactor): follower is Projection => 'create' in follower;
