import { prepareAppCheck } from '@lib/api/app-check-header';
import { call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { refetchUser } from '@lib/session/session';
import {
  acceptInvitation,
  askUnlink,
  getConsents,
  getPairConsents,
  giveBirthDate,
  inviteGuardian,
  refuseGuardian,
  verifyGuardian,
  withdrawUnlink,
} from '@modules/members/guardians/guardians.contract';
import { openThread } from '@modules/messages/messages.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { useRefreshThreads } from '../thread/thread.mutations';
import { guardianshipQuery, pendingGuardiansQuery } from './guardianship.queries';

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

/** Writes to the guardian in the conversation of the two.
 *  out  the thread's id */
export function useSendToGuardian() {
  return useMutation({
    mutationFn: async ({ guardianId, words }: { readonly guardianId: string; readonly words: string }) => {
      await prepareAppCheck();
      return call(openThread, {
        body: {
          about: { kind: 'member', memberIds: [guardianId] },
          message: { id: newIdempotencyKey(), body: words },
        },
      });
    },
    onSuccess: useRefreshThreads(),
  });
}

/** Asks to end a link, or withdraws the request. `minorId` names the link. */
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
