import { useInvalidate } from '@entities/invalidate';
import { useReauthOnError } from '@entities/reauth/reauth.queries';
import { call } from '@lib/api/call';
import { cancelErasure, getErasure, requestErasure } from '@modules/members/erasure/erasure.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';

export const erasureQuery = queryOptions({
  queryKey: [getErasure.path] as const,
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

export function useRequestErasure() {
  return useMutation({
    mutationFn: () => call(requestErasure),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(erasureQuery.queryKey),
  });
}

export function useCancelErasure() {
  return useMutation({
    mutationFn: () => call(cancelErasure),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(erasureQuery.queryKey),
  });
}
