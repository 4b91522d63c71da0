import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type SuggestionEvent, suggestionEvents } from './suggestion.events.js';

export interface Suggestion {
  readonly status: 'open' | 'taken' | 'left';
}

export const suggestionState: StreamState<typeof suggestionEvents, Suggestion> = {
  events: suggestionEvents,
  initial: { status: 'open' },
  evolve,
};

function evolve(_suggestion: Suggestion, { type }: SuggestionEvent): Suggestion {
  switch (type) {
    case 'SuggestionTaken':
      return { status: 'taken' };
    case 'SuggestionLeft':
      return { status: 'left' };
    case 'SuggestionReopened':
      return { status: 'open' };
    default:
      return unreachable(type);
  }
}
