import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { upload } from '@lib/api/upload';
import { refetchUser } from '@lib/session/session';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { getListing, getStorefront, searchListings } from '@modules/marketplace/marketplace.contract';
import { blockMember, listBlocked, unblockMember } from '@modules/members/blocks/blocks.contract';
import {
  changePicture,
  changeProfile,
  getMember,
  getMyProfile,
  removePicture,
} from '@modules/members/profile/profile.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** A member's page, by handle or id. */
export const memberQuery = (handle: string) =>
  queryOptions({
    queryKey: [getMember.path, handle] as const,
    queryFn: ({ signal }) => call(getMember, { params: { handle }, signal }),
  });

/** The signed-in member's own profile. */
export const profileQuery = queryOptions({
  queryKey: [getMyProfile.path] as const,
  queryFn: ({ signal }) => call(getMyProfile, { signal }),
});

/** The members whom the signed-in member has blocked. */
export const blockedQuery = queryOptions({
  queryKey: [listBlocked.path] as const,
  queryFn: ({ signal }) => call(listBlocked, { signal }),
});

/** The newest four listings of a member. */
export const newestListingsQuery = (id: string) =>
  queryOptions({
    queryKey: [getStorefront.path, id, 'newest'] as const,
    queryFn: ({ signal }) => call(getStorefront, { params: { id }, query: { limit: 4 }, signal }),
    retry: retryUnlessRefused,
  });

/** Changes name, handle, place, words and garage. */
export function useChangeProfile() {
  const refresh = useRefreshSelf();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeProfile>) => call(changeProfile, { body }),
    onSuccess: refresh,
  });
}

/** Uploads a new picture; null removes it. */
export function useChangePicture() {
  const refresh = useRefreshSelf();
  return useMutation({
    mutationFn: (file: File | null): Promise<unknown> =>
      file ? upload(changePicture, file, { params: {} }) : call(removePicture),
    onSuccess: refresh,
  });
}

/** Blocks a member; their page and the list on the account page both show it. */
export function useBlockMember() {
  const refresh = useInvalidate([getMember.path], blockedQuery.queryKey);
  return useMutation({
    mutationFn: (id: string) => call(blockMember, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Unblocks a member; their page and the list on the account page both show it. */
export function useUnblockMember() {
  const refresh = useInvalidate([getMember.path], blockedQuery.queryKey);
  return useMutation({
    mutationFn: (id: string) => call(unblockMember, { params: { id } }),
    onSuccess: refresh,
  });
}

/** The header and the member's listings also show the name and picture. */
function useRefreshSelf(): () => Promise<unknown> {
  const refresh = useInvalidate(
    profileQuery.queryKey,
    [getMember.path],
    [getStorefront.path],
    [getListing.path],
    [searchListings.path],
  );
  return () => Promise.all([refresh(), refetchUser()]);
}
