import { call } from '@lib/api/call';
import { getRecentAuth } from '@modules/identity/second-factor/reauth.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const recentAuthQuery = queryOptions({
  queryKey: [getRecentAuth.path] as const,
  queryFn: ({ signal }) => call(getRecentAuth, { signal }),
  staleTime: 0,
  gcTime: 0, // each session has its own
});

/** Whether the member signed in or verified themselves lately, and which verification methods they have. Counts as recent
 *  until the server has answered. */
export function useRecentAuth() {
  const { data, dataUpdatedAt } = useQuery(recentAuthQuery);
  return {
    isRecent: data === undefined || dataUpdatedAt + data.freshSeconds * 1000 > Date.now(),
    accepts: data?.takes ?? (['password', 'code'] as const),
  };
}
