import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MatchEvent, matchEvents } from './match.events.js';

export interface Match {
  readonly isFound: boolean;
  readonly needId: string;
  readonly thingId: string;
  readonly thing: 'listing' | 'item' | 'seller';
  readonly seekerId: string;
  readonly holderId: string;
  /** The price is, or was, within the limit that only the seeker knows. */
  readonly meetsLimit: boolean;
  /** Whether it was decided that the holder is told, or not. */
  readonly hadHolderTurn: boolean;
  /** Members who dismissed it, and have not taken that back. */
  readonly dismissedBy: readonly string[];
  /** Dates of events at which the holder lets the seeker know. */
  readonly toldAt: readonly string[];
}

export const matchState: StreamState<typeof matchEvents, Match> = {
  events: matchEvents,
  initial: {
    isFound: false,
    needId: '',
    thingId: '',
    thing: 'listing',
    meetsLimit: false,
    seekerId: '',
    holderId: '',
    hadHolderTurn: false,
    dismissedBy: [],
    toldAt: [],
  },
  evolve,
};

function evolve(match: Match, event: MatchEvent): Match {
  switch (event.type) {
    case 'MatchFound':
      return {
        ...match,
        isFound: true,
        needId: event.data.needId,
        thingId: event.data.thingId,
        thing: event.data.thing,
        hadHolderTurn: event.data.tellsHolder,
        meetsLimit: event.data.meetsLimit,
        seekerId: event.data.seekerId,
        holderId: event.data.holderId,
      };
    case 'LimitMet':
      return { ...match, meetsLimit: true };
    case 'HolderTurnCame':
      return { ...match, hadHolderTurn: true };
    case 'MatchDismissed':
      return { ...match, dismissedBy: [...match.dismissedBy, event.data.memberId] };
    case 'MatchRestored':
      return { ...match, dismissedBy: match.dismissedBy.filter((id) => id !== event.data.memberId) };
    case 'TellingAgreed':
      return { ...match, toldAt: [...match.toldAt, event.data.dateId] };
    case 'TellingWithdrawn':
      return { ...match, toldAt: match.toldAt.filter((id) => id !== event.data.dateId) };
    default:
      return unreachable(event);
  }
}
