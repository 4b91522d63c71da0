import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { SuggestionEvent, suggestionEvents } from './suggestion.events.js';
import { type SuggestedEvent, type Suggestion, suggestionState } from './suggestion.state.js';

export type SuggestionCommand =
  | Command<'SuggestEvent', { readonly words: SuggestedEvent }>
  | Command<'ClaimSuggestion', { readonly clubId: string; readonly gatheringId: string }>
  | Command<'DismissSuggestion', { readonly reason: string }>
  | Command<'WithdrawSuggestion'>;

/** source  README, Suggestions */
export const suggestionDecider: StreamDecider<typeof suggestionEvents, Suggestion, SuggestionCommand> = {
  ...suggestionState,
  decide(command, suggestion) {
    switch (command.type) {
      case 'SuggestEvent':
        return suggest(command, suggestion);
      case 'ClaimSuggestion':
        return claim(command, suggestion);
      case 'DismissSuggestion':
        return dismiss(command, suggestion);
      case 'WithdrawSuggestion':
        return withdraw(command, suggestion);
      default:
        return unreachable(command);
    }
  },
};

/** Suggest an event; the same id again suggests nothing.
 *  errors  SUGGESTION_ID_TAKEN (conflict) */
function suggest(
  { words, meta }: CommandOf<SuggestionCommand, 'SuggestEvent'>,
  { status, memberId }: Suggestion,
): readonly SuggestionEvent[] {
  if (status === 'none') return [event('EventSuggested', { ...words, memberId: meta.actor.id })];
  if (memberId === meta.actor.id) return [];
  throw conflict('SUGGESTION_ID_TAKEN', { message: 'Another suggestion has that id. Send it again.' });
}

/** An organizer makes an event of it. The sender looks whether the actor works there. The same event again changes nothing.
 *  errors  SUGGESTION_NOT_FOUND (not-found), SUGGESTION_CLAIMED (conflict) */
function claim(
  { clubId, gatheringId, meta }: CommandOf<SuggestionCommand, 'ClaimSuggestion'>,
  suggestion: Suggestion,
): readonly SuggestionEvent[] {
  if (suggestion.gatheringId === gatheringId) return [];
  mustBeOpen(suggestion);
  return [event('SuggestionClaimed', { clubId, gatheringId, by: meta.actor.id })];
}

/** Staff: it is no event for here, or known already.
 *  errors  SUGGESTION_NOT_FOUND (not-found), SUGGESTION_CLAIMED (conflict) */
function dismiss(
  { reason, meta }: CommandOf<SuggestionCommand, 'DismissSuggestion'>,
  suggestion: Suggestion,
): readonly SuggestionEvent[] {
  mustBeOpen(suggestion);
  return [event('SuggestionDismissed', { by: meta.actor.id, reason })];
}

/** Take it back. One that is no longer open stays as it is.
 *  errors  SUGGESTION_NOT_FOUND (not-found), also for a suggestion of somebody else */
function withdraw(
  { meta }: CommandOf<SuggestionCommand, 'WithdrawSuggestion'>,
  { status, memberId }: Suggestion,
): readonly SuggestionEvent[] {
  if (memberId !== meta.actor.id) throw suggestionNotFound();
  return status === 'open' ? [event('SuggestionWithdrawn', {})] : [];
}

function mustBeOpen({ status }: Suggestion): void {
  if (status === 'none') throw suggestionNotFound();
  if (status !== 'open')
    throw conflict('SUGGESTION_CLAIMED', { message: 'Somebody has answered this suggestion already.' });
}

const suggestionNotFound = () =>
  notFound('SUGGESTION_NOT_FOUND', { message: 'There is no such suggestion.' });
