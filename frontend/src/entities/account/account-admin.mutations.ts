import { call } from '@lib/api/call';
import { endEverybodysSessions, endMemberSessions } from '@modules/identity/accounts/member-account.contract';
import { lookUpByEmail } from '@modules/identity/accounts/member-look-up.contract';
import { removeSecondFactor } from '@modules/identity/second-factor/totp-removal.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { memberAccountQuery, memberSecondFactorQuery } from './account-admin.queries';

export function useRemoveSecondFactor(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(removeSecondFactor, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(memberSecondFactorQuery(id).queryKey),
  });
}

export function useEndMemberSessions(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(endMemberSessions, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(memberAccountQuery(id).queryKey),
  });
}

/** Signs everybody out on every device but this one. */
export function useEndEverybodysSessions() {
  return useMutation({
    mutationFn: (reason: string) => call(endEverybodysSessions, { body: { reason } }),
    onError: useReauthOnError(),
  });
}

/** Finds the id of the member who has verified an e-mail address, which is sent in the body, to keep it out of addresses and logs. */
export function useFindByEmail(onFound: (id: string) => void) {
  return useMutation({
    mutationFn: (email: string) => call(lookUpByEmail, { body: { email } }),
    onSuccess: ({ id }) => onFound(id),
  });
}
