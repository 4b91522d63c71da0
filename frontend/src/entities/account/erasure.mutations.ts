import { call } from '@lib/api/call';
import { cancelErasure, requestErasure } from '@modules/members/erasure/erasure.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { erasureQuery } from './erasure.queries';

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
