import type { DomainError } from '../decider/errors.js';
import type { RecordedEvent } from '../event-store/events.js';

/** How members talk about a kind of content: in a thread with whose it is.
 *  source  ADR 0067 */
export interface DeclaredDiscussion<State> extends Rules {
  /** Whether it may be asked about now. Left out: whoever sees it may ask.
   *  errors  those of the kind (not-found) when it may not */
  readonly check?: (state: State, now: string) => void;
  /** What its owner does with it, where it is sold or bought. */
  readonly ownerSide?: (state: State) => OwnerSide;
}

export type OwnerSide = 'selling' | 'buying';

/** The same, by all events of a stream. */
export interface Discussion extends Rules {
  /** Whoever sees it may ask about it: it has no rule of its own. */
  readonly isForViewers: boolean;
  /** errors  those of the kind (not-found) when nobody may ask about it now */
  checkIn(history: readonly RecordedEvent[], now: string): void;
  ownerSideIn(history: readonly RecordedEvent[]): OwnerSide | null;
}

interface Rules {
  /** Everybody sees whose it is, so a refusal tells nothing of them that was hidden. */
  readonly isOwnerShown?: boolean;
  /** Its owner would write to themselves, where the kind has words of its own for that: when they begin to write, and when they look where a message would go. */
  readonly ownerRefusal?: { readonly opening?: () => DomainError; readonly finding?: string };
}

/** What a thread keeps of it. */
export interface Asked {
  /** Of its stream. */
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
