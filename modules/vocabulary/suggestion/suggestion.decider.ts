import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { Names, SuggestionEvent, suggestionEvents } from './suggestion.events.js';
import { type Suggestion, suggestionState } from './suggestion.state.js';

export type SuggestionCommand =
  | Command<'TakeSuggestion', Names>
  | Command<'LeaveSuggestion', Names>
  | Command<'ReopenSuggestion'>;

/** source  README, Suggestions */
export const suggestionDecider: StreamDecider<typeof suggestionEvents, Suggestion, SuggestionCommand> = {
  ...suggestionState,
  decide,
};

function decide(command: SuggestionCommand, suggestion: Suggestion): readonly SuggestionEvent[] {
  switch (command.type) {
    case 'TakeSuggestion':
      return take(command, suggestion);
    case 'LeaveSuggestion':
      return leave(command, suggestion);
    case 'ReopenSuggestion':
      return suggestion.status === 'open' ? [] : [event('SuggestionReopened', {})];
    default:
      return unreachable(command);
  }
}

/** The two names mean different parts.
 *  events  [SuggestionTaken], or [] when it is taken
 *  errors  SUGGESTION_DECIDED (conflict) when it is left */
function take(
  { one, other }: CommandOf<SuggestionCommand, 'TakeSuggestion'>,
  { status }: Suggestion,
): readonly SuggestionEvent[] {
  if (status === 'left') throw decided('It was left. Undo that first.');
  return status === 'taken' ? [] : [event('SuggestionTaken', { one, other })];
}

/** The two names go on meaning what they did.
 *  events  [SuggestionLeft], or [] when it is left
 *  errors  SUGGESTION_DECIDED (conflict) when it is taken */
function leave(
  { one, other }: CommandOf<SuggestionCommand, 'LeaveSuggestion'>,
  { status }: Suggestion,
): readonly SuggestionEvent[] {
  if (status === 'taken') throw decided('It was taken. Undo that first.');
  return status === 'left' ? [] : [event('SuggestionLeft', { one, other })];
}

const decided = (message: string) => conflict('SUGGESTION_DECIDED', { message });
