import { type CallInput, call } from '@lib/api/call';
import { dismissMatch, listMatches } from '@modules/matching/matching.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Dismissal = CallInput<typeof dismissMatch>['body']['reason'];

/** Dismisses a match with a reason; it leaves the list. */
export function useDismissMatch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: Dismissal }) =>
      call(dismissMatch, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listMatches.path] }),
  });
}
