import type { EventOf, RecordedEvent, StreamDefinition } from '../event-store/events.js';
import type { DatabaseTransaction } from '../postgres/database.js';

/** A read model: its tables follow from the log and can be made anew at any time. */
export interface Projection {
  /** 'listing-search'; its tables lie in the schema `listing_search`. */
  readonly name: string;
  /** Raise it when tables or rows change: the next start builds the new version beside the old and switches. */
  readonly version: number;
  /** A read that carries a position waits for the strong ones. */
  readonly strong: boolean;
  /** The facts that it hears, all of these families. */
  readonly streams: readonly StreamDefinition[];
  /** DDL, with unqualified names: run with the projection's schema first in the search path. */
  readonly create: string;
  /** Take facts in, in order, with unqualified table names; the checkpoint moves in the same transaction. */
  handle(db: DatabaseTransaction, events: readonly RecordedEvent[]): Promise<void>;
  /** Derived counts and indexes that a rebuild makes cheaper at its end than row by row. */
  afterRebuild?(db: DatabaseTransaction): Promise<void>;
}

/** Something done to the world for facts (a mail, a push): at least once from the moment it is first started, never again by a rebuild. */
export interface Reactor {
  readonly name: string;
  readonly streams: readonly StreamDefinition[];
  /** Writes what is to be sent, keyed by the fact's id, in the transaction of the checkpoint. */
  handle(db: DatabaseTransaction, events: readonly RecordedEvent[]): Promise<void>;
}

/** A projection whose facts are typed by the families that it hears. */
export function projection<const Families extends readonly StreamDefinition[]>(
  typed: Typed<Projection, Families>,
): Projection {
  return typed as Projection;
}

/** A sender whose facts are typed by the families that it hears. */
export function reactor<const Families extends readonly StreamDefinition[]>(
  typed: Typed<Reactor, Families>,
): Reactor {
  return typed as Reactor;
}

type Typed<Follower extends Projection | Reactor, Families extends readonly StreamDefinition[]> = Omit<
  Follower,
  'streams' | 'handle'
> & {
  readonly streams: Families;
  readonly handle: (
    db: DatabaseTransaction,
    events: readonly RecordedEvent<EventOf<Families[number]>>[],
  ) => Promise<void>;
};

/** Where the tables of a projection lie: `listing_search` for `listing-search`. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');

export const isProjection = (follower: Projection | Reactor): follower is Projection => 'create' in follower;
export const isStrong = (follower: Projection | Reactor): boolean =>
  isProjection(follower) && follower.strong;
