import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type SuggestionEvent, suggestionEvents } from './suggestion.events.js';

export type SuggestedEvent = Omit<Extract<SuggestionEvent, { type: 'EventSuggested' }>['data'], 'memberId'>;

export interface Suggestion {
  readonly status: 'none' | 'open' | 'claimed' | 'dismissed' | 'withdrawn';
  readonly memberId: string;
  readonly words: SuggestedEvent | null;
  /** The event that it became; null until it is claimed. */
  readonly gatheringId: string | null;
}

export const suggestionState: StreamState<typeof suggestionEvents, Suggestion> = {
  events: suggestionEvents,
  initial: { status: 'none', memberId: '', words: null, gatheringId: null },
  evolve,
};

function evolve(suggestion: Suggestion, event: SuggestionEvent): Suggestion {
  switch (event.type) {
    case 'EventSuggested': {
      const { memberId, ...words } = event.data;
      return { ...suggestion, status: 'open', memberId, words };
    }
    case 'SuggestionClaimed':
      return { ...suggestion, status: 'claimed', gatheringId: event.data.gatheringId };
    case 'SuggestionDismissed':
      return { ...suggestion, status: 'dismissed' };
    case 'SuggestionWithdrawn':
      return { ...suggestion, status: 'withdrawn' };
    default:
      return unreachable(event);
  }
}
