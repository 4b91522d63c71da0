import { useReauthOnError } from '@entities/reauth/reauth.queries';
import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { refetchUser } from '@lib/session/session';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { listBlocked, unblockMember } from '@modules/members/blocks/blocks.contract';
import { cancelErasure, getErasure, requestErasure } from '@modules/members/erasure/erasure.contract';
import {
  askUnlink,
  getGuardianship,
  giveBirthDate,
  inviteGuardian,
  withdrawUnlink,
} from '@modules/members/guardians/guardians.contract';
import {
  changePicture,
  changeProfile,
  getMember,
  getMyProfile,
  removePicture,
} from '@modules/members/profile/profile.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRefresh } from './security/security.queries';

export const profileQuery = queryOptions({
  queryKey: [getMyProfile.path] as const,
  queryFn: ({ signal }) => call(getMyProfile, { signal }),
});

export const guardianshipQuery = queryOptions({
  queryKey: [getGuardianship.path] as const,
  queryFn: ({ signal }) => call(getGuardianship, { signal }),
});

export const blockedQuery = queryOptions({
  queryKey: [listBlocked.path] as const,
  queryFn: ({ signal }) => call(listBlocked, { signal }),
});

export const erasureQuery = queryOptions({
  queryKey: [getErasure.path] as const,
  queryFn: ({ signal }) => call(getErasure, { signal }),
});

/** The header and the member's page show the change at once. */
export function useChangeProfile() {
  const refresh = useRefreshSelf();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeProfile>) => call(changeProfile, { body }),
    onSuccess: refresh,
  });
}

/** Null goes without one. */
export function useChangePicture() {
  const refresh = useRefreshSelf();
  return useMutation({
    mutationFn: (file: File | null): Promise<unknown> =>
      file ? upload(changePicture, file, { params: {} }) : call(removePicture),
    onSuccess: refresh,
  });
}

export function useGiveBirthDate() {
  const refresh = useRefresh(guardianshipQuery.queryKey);
  const onError = useReauthOnError();
  return useMutation({
    mutationFn: (dateOfBirth: string) => call(giveBirthDate, { body: { dateOfBirth } }),
    onSuccess: () => Promise.all([refresh(), refetchUser()]),
    onError,
  });
}

export function useInviteGuardian() {
  const refresh = useRefresh(guardianshipQuery.queryKey);
  return useMutation({
    mutationFn: (email: string) => call(inviteGuardian, { body: { email } }),
    onSuccess: refresh,
  });
}

/** `minorId` names the link. */
export function useUnlink() {
  const refresh = useRefresh(guardianshipQuery.queryKey);
  return useMutation({
    mutationFn: ({ minorId, withdraw }: { readonly minorId: string; readonly withdraw: boolean }) =>
      call(withdraw ? withdrawUnlink : askUnlink, { params: { id: minorId } }),
    onSuccess: () => Promise.all([refresh(), refetchUser()]),
  });
}

export function useUnblock() {
  const refresh = useRefresh(blockedQuery.queryKey);
  return useMutation({
    mutationFn: (id: string) => call(unblockMember, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useErasure() {
  const refresh = useRefresh(erasureQuery.queryKey);
  const askFirst = useReauthOnError();
  return useMutation({
    mutationFn: async (wish: 'request' | 'cancel'): Promise<void> => {
      await call(wish === 'request' ? requestErasure : cancelErasure);
    },
    onError: askFirst,
    onSuccess: refresh,
  });
}

/** What this browser knows of the member, as they and as others see it, is asked anew. */
function useRefreshSelf(): () => Promise<unknown> {
  const own = useRefresh(profileQuery.queryKey);
  const shown = useRefresh([getMember.path]);
  return () => Promise.all([own(), shown(), refetchUser()]);
}
