import { call } from '@lib/api/call';
import { lookUpByEmail } from '@modules/identity/accounts/member-look-up.contract';
import { liftSuspension, suspendMember } from '@modules/identity/accounts/suspension.contract';
import { removeSecondFactor } from '@modules/identity/second-factor/totp-removal.contract';
import { getListing, getStorefront, searchListings } from '@modules/marketplace/marketplace.contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { memberSecondFactorQuery, suspensionQuery } from './account-admin.queries';

export function useSuspendMember(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(suspendMember, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshSuspension(id),
  });
}

export function useLiftSuspension(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(liftSuspension, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshSuspension(id),
  });
}

export function useRemoveSecondFactor(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(removeSecondFactor, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(memberSecondFactorQuery(id).queryKey),
  });
}

/** A suspension also pauses the member's listings and releases the holds on them. */
const useRefreshSuspension = (id: string) =>
  useInvalidate(
    suspensionQuery(id).queryKey,
    [getMember.path],
    [getStorefront.path],
    [getListing.path],
    [searchListings.path],
  );

export type MemberQuery = { readonly id: string } | { readonly email: string } | { readonly handle: string };

/** Finds the id of a member. */
export function useFindMember(onFound: (id: string) => void) {
  return useMutation({ mutationFn: idOf, onSuccess: onFound });
}

/** Sends the e-mail address in the body, to keep it out of addresses and logs. */
async function idOf(wanted: MemberQuery): Promise<string> {
  if ('id' in wanted) return wanted.id;
  if ('email' in wanted) return (await call(lookUpByEmail, { body: wanted })).id;
  return (await call(getMember, { params: wanted })).id;
}
