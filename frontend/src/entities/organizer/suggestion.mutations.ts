import { type CallInput, call } from '@lib/api/call';
import {
  listSuggestions,
  suggestEvent,
  withdrawSuggestion,
} from '@modules/events/suggestion/suggestion.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** The mutation of the form of a suggestion. */
export function useSuggestionCommands() {
  const refresh = useInvalidate([listSuggestions.path]);
  return { suggest: (command: CallInput<typeof suggestEvent>) => call(suggestEvent, command), refresh };
}

export function useWithdrawSuggestion() {
  const refresh = useInvalidate([listSuggestions.path]);
  return useMutation({
    mutationFn: (id: string) => call(withdrawSuggestion, { params: { id } }),
    onSettled: refresh,
  });
}
