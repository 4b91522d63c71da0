import type { ReauthInput } from '@entities/reauth/reauth.queries';
import { call } from '@lib/api/call';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from '@modules/identity/second-factor/totp.contract';
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '@modules/identity/sessions/session-list.contract';
import { listSignIns } from '@modules/identity/sessions/sign-in-history.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const secondFactorQuery = queryOptions({
  queryKey: [getSecondFactor.path] as const,
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path] as const,
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: [listSignIns.path] as const,
  queryFn: ({ signal }) => call(listSignIns, { signal }),
});

/** A fresh secret and its QR text; without a password only shortly after signing in. */
export function useBeginTotp() {
  return useMutation({ mutationFn: (proof: ReauthInput) => call(beginTotp, { body: proof }) });
}

/** The first code turns it on and brings the recovery codes. The status is fetched anew once they are put away. */
export function useConfirmTotp() {
  return useMutation({ mutationFn: (code: string) => call(confirmTotp, { body: { code } }) });
}

export function useTurnOffTotp() {
  const refresh = useRefresh(secondFactorQuery.queryKey);
  return useMutation({
    mutationFn: (proof: ReauthInput) => call(turnOffTotp, { body: proof }),
    onSuccess: refresh,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh(secondFactorQuery.queryKey);
  return useMutation({
    mutationFn: (proof: ReauthInput) => call(renewRecoveryCodes, { body: proof }),
    onSuccess: refresh,
  });
}

export function useRevokeSession() {
  const refresh = useRefresh(sessionsQuery.queryKey);
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSettled: refresh,
  });
}

export function useRevokeOthers() {
  const refresh = useRefresh(sessionsQuery.queryKey);
  return useMutation({ mutationFn: () => call(revokeOtherSessions), onSettled: refresh });
}

/** Fetches one answer anew. */
export function useRefresh(queryKey: readonly string[]): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
