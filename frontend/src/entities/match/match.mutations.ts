import { type CallInput, call } from '@lib/api/call';
import { dismissMatch, listMatches, restoreMatch } from '@modules/matching/matching.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type Dismissal = CallInput<typeof dismissMatch>['body']['reason'];

/** Dismisses a match with a reason; it leaves the list. */
export function useDismissMatch(onDone: (id: string) => void) {
  const refresh = useInvalidate([listMatches.path]);
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: Dismissal }) =>
      call(dismissMatch, { params: { id }, body: { reason } }),
    onSuccess: (_, { id }) => onDone(id),
    onSettled: refresh,
  });
}

/** Takes a dismissal back. */
export function useRestoreMatch(onDone: (error: unknown) => void) {
  const refresh = useInvalidate([listMatches.path]);
  return useMutation({
    mutationFn: (id: string) => call(restoreMatch, { params: { id } }),
    onSettled: (_, error) => {
      onDone(error);
      return refresh();
    },
  });
}
