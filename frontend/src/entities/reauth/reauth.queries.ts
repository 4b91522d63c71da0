import { call } from '@lib/api/call';
import { ApiProblem } from '@lib/api/problem';
import { getProof, giveProof } from '@modules/identity/second-factor/reauth.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What shows that it is the member who sits there: a password or a code. */
export type ReauthInput = BodyInputOf<typeof giveProof>;

export const recentAuthQuery = queryOptions({
  queryKey: [getProof.path] as const,
  queryFn: ({ signal }) => call(getProof, { signal }),
  staleTime: 0,
  gcTime: 0, // signing in again has its own
});

/** Whether the server would ask now who sits there. While that is not known, one may try. */
export function useRecentAuth() {
  const { data, dataUpdatedAt } = useQuery(recentAuthQuery);
  return {
    isFresh: data === undefined || dataUpdatedAt + data.freshSeconds * 1000 > Date.now(),
    takes: data?.takes ?? (['password', 'code'] as const),
  };
}

/** The password or a code: for ten minutes nobody is asked again on this device. */
export function useReauthenticate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: ReauthInput) => call(giveProof, { body: proof }),
    onSuccess: (given) =>
      client.setQueryData(recentAuthQuery.queryKey, (known) => known && { ...known, ...given }),
  });
}

/** The `onError` of an order that takes a fresh proof: from now on the page asks first. */
export function useReauthOnError(): (error: unknown) => Promise<void> {
  const client = useQueryClient();
  return async (error) => {
    if (isReauthRequired(error)) await client.invalidateQueries({ queryKey: recentAuthQuery.queryKey });
  };
}

export const isReauthRequired = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'PROOF_NEEDED';
