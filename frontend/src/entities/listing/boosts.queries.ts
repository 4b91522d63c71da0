import { call } from '@lib/api/call';
import { myBoosts } from '@modules/marketplace/boost/boost.contract';
import { queryOptions } from '@tanstack/react-query';

/** The caller's boosts that run. */
export const myBoostsQuery = queryOptions({
  queryKey: [myBoosts.path] as const,
  queryFn: ({ signal }) => call(myBoosts, { signal }),
});
