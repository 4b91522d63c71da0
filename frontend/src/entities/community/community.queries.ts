import { type CallInput, call } from '@lib/api/call';
import { isRefusal, retryUnlessRefused } from '@lib/api/problem';
import {
  getCommunity,
  getInvitation,
  listCommunities,
  listMyCommunities,
} from '@modules/community/community/community.contract';
import {
  listCommunityMembers,
  listInvitations,
  readCommunityLog,
} from '@modules/community/community/moderation.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type CommunitiesAsked = Omit<NonNullable<CallInput<typeof listCommunities>['query']>, 'after'>;
export type MembersAsked = 'members' | 'requested' | 'banned';

/** The directory, page by page. */
export const communitiesQuery = (asked: CommunitiesAsked) =>
  infiniteQueryOptions({
    queryKey: [listCommunities.path, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listCommunities, { query: { ...asked, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** The member's own communities, and suggestions for them. */
export const myCommunitiesQuery = queryOptions({
  queryKey: [listMyCommunities.path] as const,
  queryFn: ({ signal }) => call(listMyCommunities, { signal }),
});

/** A community, by its slug or id. */
export const communityQuery = (slug: string) =>
  queryOptions({
    queryKey: [getCommunity.path, slug] as const,
    queryFn: ({ signal }) => call(getCommunity, { params: { slug }, signal }),
    retry: retryUnlessRefused,
  });

/** The community that an invitation leads to.
 *  errors  INVITATION_OVER */
export const communityInvitationQuery = (id: string, secret: string) =>
  queryOptions({
    queryKey: [getInvitation.path, id, secret] as const,
    queryFn: ({ signal }) => call(getInvitation, { params: { id }, query: { secret }, signal }),
    retry: retryUnlessRefused,
  });

/** Members, requests or bans, page by page. */
export const communityMembersQuery = (id: string, which: MembersAsked, search = '') =>
  infiniteQueryOptions({
    queryKey: [listCommunityMembers.path, id, which, search] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listCommunityMembers, { params: { id }, query: { which, search, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: (failures, error) => failures < 1 && !isRefusal(error),
  });

/** What the moderators did, the newest first, page by page. */
export const communityLogQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [readCommunityLog.path, id] as const,
    queryFn: ({ pageParam, signal }) =>
      call(readCommunityLog, { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: retryUnlessRefused,
  });

/** The links that still let people join. */
export const communityInvitationsQuery = (id: string) =>
  queryOptions({
    queryKey: [listInvitations.path, id] as const,
    queryFn: ({ signal }) => call(listInvitations, { params: { id }, signal }),
  });
