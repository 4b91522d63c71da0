import { call } from '@lib/api/call';
import { boostListing, stopBoost } from '@modules/marketplace/boost/boost.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myBoostsQuery } from './boosts.queries';

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
