import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { ballotEvents } from './ballot.events.js';

/** One entry of a class. */
export interface Choice {
  /** Null for best of show. */
  readonly showClass: string | null;
  readonly dash: number;
}

/** Whether its code was used. */
export interface Ballot {
  readonly isCast: boolean;
}

export const ballotState: StreamState<typeof ballotEvents, Ballot> = {
  events: ballotEvents,
  initial: { isCast: false },
  evolve: () => ({ isCast: true }),
};

/** Names the ballot of one code. */
export const ballotId = (dateId: string, number: number): string => `${dateId}_${number}`;
