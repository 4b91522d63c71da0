import { type CallInput, call } from '@lib/api/call';
import { listCases, openCase } from '@modules/moderation/case/cases.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Opens a case of one’s own accord, or joins the open one about the same thing. */
export function useOpenCase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof openCase>['body']) => call(openCase, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listCases.path] }),
  });
}
