import { callForNewSession } from '@lib/api/call';
import { ApiProblem } from '@lib/api/problem';
import { reauthenticate } from '@modules/identity/second-factor/reauth.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recentAuthQuery } from './reauth.queries';

/** A password or a code. */
export type ReauthInput = BodyInputOf<typeof reauthenticate>;

/** Verifies the member by password or code. The server does not ask again for ten minutes on this device. */
export function useReauthenticate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReauthInput) => callForNewSession(reauthenticate, input),
    onSuccess: ({ freshSeconds }) =>
      client.setQueryData(recentAuthQuery.queryKey, (known) => known && { ...known, freshSeconds }),
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
