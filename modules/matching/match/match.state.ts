import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MatchEvent, matchEvents } from './match.events.js';

export interface Match {
  readonly isFound: boolean;
  readonly seekerId: string;
  readonly holderId: string;
  /** Members who dismissed it. */
  readonly dismissedBy: readonly string[];
}

export const matchState: StreamState<typeof matchEvents, Match> = {
  events: matchEvents,
  initial: { isFound: false, seekerId: '', holderId: '', dismissedBy: [] },
  evolve,
};

function evolve(match: Match, event: MatchEvent): Match {
  switch (event.type) {
    case 'MatchFound':
      return {
        ...match,
        isFound: true,
        seekerId: event.data.seekerId,
        holderId: event.data.holderId,
      };
    case 'MatchDismissed':
      return { ...match, dismissedBy: [...match.dismissedBy, event.data.memberId] };
    default:
      return unreachable(event);
  }
}
