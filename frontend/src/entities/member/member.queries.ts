import { call } from '@lib/api/call';
import { listBlocked } from '@modules/members/blocks/blocks.contract';
import { getMember, getMyProfile } from '@modules/members/profile/profile.contract';
import { queryOptions } from '@tanstack/react-query';

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
