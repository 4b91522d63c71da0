import { call } from '@lib/api/call';
import { boostListing, myBoosts, stopBoost } from '@modules/marketplace/boost/boost.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The caller's boosts that run. */
export const myBoostsQuery = queryOptions({
  queryKey: [myBoosts.path] as const,
  queryFn: ({ signal }) => call(myBoosts, { signal }),
});

/** Boosts a listing, or stops that. */
export function useBoost(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: 'start' | 'stop') =>
      call(what === 'start' ? boostListing : stopBoost, { params: { id } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: myBoostsQuery.queryKey }),
  });
}
