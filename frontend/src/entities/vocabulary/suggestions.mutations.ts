import { call } from '@lib/api/call';
import { getJudged } from '@modules/matching/matching.contract';
import {
  leaveSuggestion,
  reopenSuggestion,
  type SuggestionView,
  takeSuggestion,
} from '@modules/vocabulary/vocabulary.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { suggestionsQuery } from './suggestions.queries';

const changed = [suggestionsQuery.queryKey, [getJudged.path]] as const;

/** Takes a suggestion, so that its two names mean different parts, or leaves it. */
export function useDecideSuggestion(
  decision: 'take' | 'leave',
  { id, one, other }: SuggestionView,
  onDone: () => void,
) {
  const refresh = useInvalidate(...changed);
  const endpoint = decision === 'take' ? takeSuggestion : leaveSuggestion;
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id }, body: { one, other } }),
    onSuccess: onDone,
    onSettled: refresh,
  });
}

/** Undoes what was decided about a suggestion. */
export function useReopenSuggestion(id: string, onDone: (error: unknown) => void) {
  const refresh = useInvalidate(...changed);
  return useMutation({
    mutationFn: () => call(reopenSuggestion, { params: { id } }),
    onSettled: (_, error) => {
      onDone(error);
      return refresh();
    },
  });
}
