import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { refetchUser } from '@lib/session/session';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import {
  getListing,
  getStorefront,
  myHolds,
  myListings,
  searchListings,
} from '@modules/marketplace/marketplace.contract';
import { blockMember, unblockMember } from '@modules/members/blocks/blocks.contract';
import {
  changePicture,
  changeProfile,
  getMember,
  removePicture,
} from '@modules/members/profile/profile.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { threadsKey } from '../thread/unread-threads';
import { blockedQuery, profileQuery } from './member.queries';

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

/** Blocks a member; their page and the list on the account page both show it. The holds between the two are released, and their offers end. */
export function useBlockMember() {
  const refresh = useInvalidate(
    [getMember.path],
    blockedQuery.queryKey,
    [myHolds.path],
    [myListings.path],
    [getListing.path],
    [threadsKey],
  );
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
