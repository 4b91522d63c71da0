import type { DomainError } from '../decider/errors.js';
import type { RecordedEvent } from '../event-store/events.js';

/** How members talk about a kind of content: in a thread with its owner.
 *  source  ADR 0067 */
export interface DeclaredDiscussion<State> extends Rules {
  /** Whether it may be asked about now. Left out: everybody who sees it may ask.
   *  errors  those of the kind (not-found) when it may not */
  readonly check?: (state: State, now: string) => void;
  /** Whether its owner sells or buys it, if it is sold or bought. */
  readonly ownerSide?: (state: State) => OwnerSide;
}

export type OwnerSide = 'selling' | 'buying';

/** The same, by all events of a stream. */
export interface Discussion extends Rules {
  /** Everybody who sees it may ask about it: it has no rule of its own. */
  readonly isForViewers: boolean;
  /** errors  those of the kind (not-found) when nobody may ask about it now */
  checkIn(history: readonly RecordedEvent[], now: string): void;
  ownerSideIn(history: readonly RecordedEvent[]): OwnerSide | null;
}

interface Rules {
  /** Everybody sees its owner, so a refusal reveals nothing about them. */
  readonly isOwnerShown?: boolean;
  /**
   * The refusal when its owner would write to themselves, where the kind has its own text for that: when they begin
   * to write, and when they look up a thread.
   */
  readonly ownerRefusal?: { readonly opening?: () => DomainError; readonly finding?: string };
}

/** The part of it that a thread stores. */
export interface Asked {
  /** The version of its stream. */
  readonly version: number;
  readonly ownerId: string;
  readonly ownerSide: OwnerSide | null;
}

export const discussionOf = <State>(
  { check, ownerSide, ...rules }: DeclaredDiscussion<State>,
  stateOf: (history: readonly RecordedEvent[]) => State,
): Discussion => ({
  ...rules,
  isForViewers: check === undefined,
  checkIn: (history, now) => check?.(stateOf(history), now),
  ownerSideIn: (history) => ownerSide?.(stateOf(history)) ?? null,
});
