import { call } from '@lib/api/call';
import { ApiProblem } from '@lib/api/problem';
import { getRecentAuth, reauthenticate } from '@modules/identity/second-factor/reauth.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** A password or a code. */
export type ReauthInput = BodyInputOf<typeof reauthenticate>;

export const recentAuthQuery = queryOptions({
  queryKey: [getRecentAuth.path] as const,
  queryFn: ({ signal }) => call(getRecentAuth, { signal }),
  staleTime: 0,
  gcTime: 0, // each session has its own
});

/** Whether the member signed in or verified themselves lately, and by what they can verify themselves. Counts as recent
 *  until the server has answered. */
export function useRecentAuth() {
  const { data, dataUpdatedAt } = useQuery(recentAuthQuery);
  return {
    isRecent: data === undefined || dataUpdatedAt + data.freshSeconds * 1000 > Date.now(),
    accepts: data?.takes ?? (['password', 'code'] as const),
  };
}

/** Verifies the member by password or code. The server does not ask again for ten minutes on this device. */
export function useReauthenticate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReauthInput) => call(reauthenticate, { body: input }),
    onSuccess: (given) =>
      client.setQueryData(recentAuthQuery.queryKey, (known) => known && { ...known, ...given }),
  });
}

/** The `onError` of a mutation that needs recent authentication: from now on the page asks for it first. */
export function useReauthOnError(): (error: Error) => Promise<void> {
  const client = useQueryClient();
  return async (error) => {
    if (isReauthRequired(error)) await client.invalidateQueries({ queryKey: recentAuthQuery.queryKey });
  };
}

export const isReauthRequired = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'PROOF_NEEDED';
