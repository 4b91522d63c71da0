import { call, callForNewSession } from '@lib/api/call';
import {
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
} from '@modules/identity/second-factor/totp.contract';
import { revokeOtherSessions, revokeSession } from '@modules/identity/sessions/session-list.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { type ReauthInput, useReauthOnError } from '../reauth/reauth.mutations';
import { recentAuthQuery } from '../reauth/reauth.queries';
import { secondFactorQuery, sessionsQuery } from './security.queries';

/** Asks for a new secret and its QR text. Shortly after signing in no password is needed. */
export function useBeginTotp() {
  return useMutation({ mutationFn: (body: ReauthInput) => call(beginTotp, { body }) });
}

/** The first code turns two-step sign-in on and returns the recovery codes. The status is refreshed once they are
 *  saved: the dialog that shows them would close otherwise. */
export function useConfirmTotp() {
  return useMutation({
    mutationFn: (code: string) => callForNewSession(confirmTotp, { code }),
    onSuccess: useInvalidate(recentAuthQuery.queryKey),
  });
}

export function useTurnOffTotp() {
  return useMutation({
    mutationFn: (body: ReauthInput) => call(turnOffTotp, { body }),
    onSuccess: useInvalidate(secondFactorQuery.queryKey, recentAuthQuery.queryKey),
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useInvalidate(secondFactorQuery.queryKey);
  return useMutation({
    mutationFn: (body: ReauthInput) => call(renewRecoveryCodes, { body }),
    onSuccess: refresh,
  });
}

export function useRevokeSession() {
  const refresh = useInvalidate(sessionsQuery.queryKey);
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onError: useReauthOnError(),
    onSettled: refresh,
  });
}

export function useRevokeOthers() {
  const refresh = useInvalidate(sessionsQuery.queryKey);
  return useMutation({
    mutationFn: () => call(revokeOtherSessions),
    onError: useReauthOnError(),
    onSettled: refresh,
  });
}

/** Shows that two-step sign-in is on, once the recovery codes are saved. */
export const useRefreshSecondFactor = () => useInvalidate(secondFactorQuery.queryKey);
