import { call } from '@lib/api/call';
import { getPlans, getSubscription, type Subscription } from '@modules/premium/premium.contract';
import { queryOptions } from '@tanstack/react-query';

/** What Premium and Premium+ cost now. */
export const plansQuery = queryOptions({
  queryKey: [getPlans.path] as const,
  queryFn: ({ signal }) => call(getPlans, { signal }),
});

/** The member's tier and subscription. After the provider's page the server asks there again, a few times while the payment is not through.
 *  in  cameBack: 'paid' from the page to pay on, 'back' from the one to manage */
export const subscriptionQuery = (cameBack: 'paid' | 'back' | null) =>
  queryOptions({
    queryKey: [getSubscription.path, cameBack] as const,
    queryFn: ({ signal }) =>
      call(getSubscription, { query: { cameBack: cameBack ? 'true' : 'false' }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      cameBack === 'paid' && dataUpdateCount < 15 && isStillComing(data) ? 2_000 : false,
  });

/** Paid a moment ago: the payment, or the tier after it, is on its way. */
export const isStillComing = (
  found: { readonly tier: string; readonly subscription: Subscription | null } | undefined,
): boolean => {
  const status = found?.subscription?.status;
  return status === 'requested' || (status === 'active' && found?.tier === 'free');
};
