import { call } from '@lib/api/call';
import { refetchUser } from '@lib/session/session';
import {
  acceptInvitation,
  askUnlink,
  getConsents,
  getGuardianship,
  getPairConsents,
  giveBirthDate,
  inviteGuardian,
  listPendingGuardians,
  lookAtInvitation,
  refuseGuardian,
  verifyGuardian,
  withdrawUnlink,
} from '@modules/members/guardians/guardians.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.queries';

/** The signed-in member's guardian, or the minors they are guardian of. */
export const guardianshipQuery = queryOptions({
  queryKey: [getGuardianship.path] as const,
  queryFn: ({ signal }) => call(getGuardianship, { signal }),
});

/** The consents between a minor and the signed-in member. */
export const pairConsentsQuery = (minorId: string) =>
  queryOptions({
    queryKey: [getPairConsents.path, minorId] as const,
    queryFn: ({ signal }) => call(getPairConsents, { params: { id: minorId }, signal }),
  });

/** Every consent about a member, for admins. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: [getConsents.path, id] as const,
    queryFn: ({ signal }) => call(getConsents, { params: { id }, signal }),
  });

/** Guardians who accepted and wait for staff, for admins. */
export const pendingGuardiansQuery = queryOptions({
  queryKey: [listPendingGuardians.path] as const,
  queryFn: ({ signal }) => call(listPendingGuardians, { signal }),
});

/** Reads an invitation. It is a POST that changes nothing, so that the token stays out of addresses and logs. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [lookAtInvitation.path, token] as const,
    queryFn: ({ signal }) => call(lookAtInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useGiveBirthDate() {
  const refresh = useRefreshGuardianship();
  return useMutation({
    mutationFn: (dateOfBirth: string) => call(giveBirthDate, { body: { dateOfBirth } }),
    onSuccess: () => Promise.all([refresh(), refetchUser()]),
    onError: useReauthOnError(),
  });
}

export function useInviteGuardian() {
  const refresh = useRefreshGuardianship();
  return useMutation({
    mutationFn: (email: string) => call(inviteGuardian, { body: { email } }),
    onSuccess: refresh,
  });
}

/** The invitation itself is not read again: its token is used up. */
export function useAcceptInvitation(token: string) {
  const refresh = useRefreshGuardianship();
  return useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: refresh,
  });
}

/** Asks to end a link, or takes that back. `minorId` names the link. */
export function useUnlinkGuardian() {
  const refresh = useRefreshGuardianship();
  return useMutation({
    mutationFn: ({ minorId, withdraw }: { readonly minorId: string; readonly withdraw: boolean }) =>
      call(withdraw ? withdrawUnlink : askUnlink, { params: { id: minorId } }),
    onSuccess: () => Promise.all([refresh(), refetchUser()]),
  });
}

export type GuardianReview = {
  readonly verdict: 'verify' | 'refuse';
  readonly guardianId: string;
  readonly note: string;
};

/** Staff verifies or refuses the guardian of a minor. */
export function useReviewGuardian(minorId: string) {
  const refresh = useRefreshGuardianship();
  return useMutation({
    mutationFn: ({ verdict, guardianId, note }: GuardianReview) =>
      call(verdict === 'verify' ? verifyGuardian : refuseGuardian, {
        params: { id: minorId },
        body: { guardianId, note },
      }),
    onSuccess: refresh,
    onError: useReauthOnError(),
  });
}

/** Every step of a guardianship is also a row in the lists of consents. */
const useRefreshGuardianship = () =>
  useInvalidate(
    guardianshipQuery.queryKey,
    pendingGuardiansQuery.queryKey,
    [getPairConsents.path],
    [getConsents.path],
  );
