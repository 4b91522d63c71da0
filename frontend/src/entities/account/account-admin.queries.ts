import { call } from '@lib/api/call';
import {
  getSuspensionOf,
  liftSuspension,
  suspendMember,
} from '@modules/identity/accounts/suspension.contract';
import { getSecondFactorOf, removeSecondFactor } from '@modules/identity/second-factor/totp-removal.contract';
import { getListing, getStorefront, searchListings } from '@modules/marketplace/marketplace.contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.queries';

/** Whether a member is suspended, and every suspension so far. */
export const suspensionQuery = (id: string) =>
  queryOptions({
    queryKey: [getSuspensionOf.path, id] as const,
    queryFn: ({ signal }) => call(getSuspensionOf, { params: { id }, signal }),
  });

/** Whether a member has two-step sign-in, and who turned it off for them before. */
export const memberSecondFactorQuery = (id: string) =>
  queryOptions({
    queryKey: [getSecondFactorOf.path, id] as const,
    queryFn: ({ signal }) => call(getSecondFactorOf, { params: { id }, signal }),
  });

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
