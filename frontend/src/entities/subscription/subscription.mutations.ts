import { call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { refetchUser } from '@lib/session/session';
import {
  getSubscription,
  openPortal,
  type Plan,
  planIntervals,
  subscribe,
} from '@modules/premium/premium.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type PlanChoice = { readonly plan: Plan; readonly interval: (typeof planIntervals)[number] };

/** Asks for a page to pay on, and goes there. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (choice: PlanChoice) => call(subscribe, { body: { id: newIdempotencyKey(), ...choice } }),
    onSuccess: ({ url }) => url && window.location.assign(url),
    onSettled: useInvalidate([getSubscription.path]),
  });
}

/** Goes to the provider's page of the subscription. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => call(openPortal),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** The session, once what the member may do has changed. */
export const useRefreshTier = () => {
  const refresh = useInvalidate([getSubscription.path]);
  return () => Promise.all([refetchUser(), refresh()]);
};
