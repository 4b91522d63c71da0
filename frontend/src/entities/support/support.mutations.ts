import { type CallInput, call } from '@lib/api/call';
import { listSupportRequests, markAnswered, writeToSupport } from '@modules/support/support.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type SupportMessage = Required<CallInput<typeof writeToSupport>['body']>;

/** Writes to support. The same key sends the same message only once. */
export function useWriteToSupport() {
  return useMutation({
    mutationFn: ({ body, key }: { readonly body: SupportMessage; readonly key: string }) =>
      call(writeToSupport, { body, idempotencyKey: key }),
  });
}

export function useMarkAnswered(id: string) {
  return useMutation({
    mutationFn: () => call(markAnswered, { params: { id } }),
    onSuccess: useInvalidate([listSupportRequests.path]),
  });
}
