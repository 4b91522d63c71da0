import type { EventOf, Family, Recorded } from '../event-store/events.js';
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
  readonly families: readonly Family[];
  /** DDL, with unqualified names: run with the projection's schema first in the search path. */
  readonly create: string;
  /** Take facts in, in order, with unqualified table names; the checkpoint moves in the same transaction. */
  take(db: DatabaseTransaction, facts: readonly Recorded[]): Promise<void>;
  /** Derived counts and indexes that a rebuild makes cheaper at its end than row by row. */
  settle?(db: DatabaseTransaction): Promise<void>;
}

/** Something done to the world for facts (a mail, a push): at least once from the moment it is first started, never again by a rebuild. */
export interface Sender {
  readonly name: string;
  readonly families: readonly Family[];
  /** Writes what is to be sent, keyed by the fact's id, in the transaction of the checkpoint. */
  take(db: DatabaseTransaction, facts: readonly Recorded[]): Promise<void>;
}

/** A projection whose facts are typed by the families that it hears. */
export function projection<const Families extends readonly Family[]>(
  typed: Hearing<Projection, Families>,
): Projection {
  return typed as Projection;
}

/** A sender whose facts are typed by the families that it hears. */
export function sender<const Families extends readonly Family[]>(typed: Hearing<Sender, Families>): Sender {
  return typed as Sender;
}

type Hearing<Follower extends Projection | Sender, Families extends readonly Family[]> = Omit<
  Follower,
  'families' | 'take'
> & {
  readonly families: Families;
  readonly take: (
    db: DatabaseTransaction,
    facts: readonly Recorded<EventOf<Families[number]>>[],
  ) => Promise<void>;
};

/** Where the tables of a projection lie: `listing_search` for `listing-search`. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');

export const isProjection = (follower: Projection | Sender): follower is Projection => 'create' in follower;
export const isStrong = (follower: Projection | Sender): boolean => isProjection(follower) && follower.strong;
