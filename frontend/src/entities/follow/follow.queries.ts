import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  type Followed,
  getFollow,
  listFollowers,
  listFollowing,
  listMyFollows,
} from '@modules/community/follow/follow.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is followed: a member, community, build or organizer by its id, a tag without #, a vehicle by its key. */
export type FollowTarget = Pick<Followed, 'kind' | 'id'>;

/** How many follow it, and whether the reader does. */
export const followQuery = ({ kind, id }: FollowTarget) =>
  queryOptions({
    queryKey: [getFollow.path, kind, id] as const,
    queryFn: ({ signal }) => call(getFollow, { params: { kind, id }, signal }),
    retry: retryUnlessRefused,
  });

/** Whom and what the member follows and mutes. */
export const myFollowsQuery = queryOptions({
  queryKey: [listMyFollows.path] as const,
  queryFn: ({ signal }) => call(listMyFollows, { signal }),
});

export type PeopleAsked = 'followers' | 'following';

/** Who follows a member, or whom a member follows, the newest first, page by page. */
export const followPeopleQuery = (id: string, which: PeopleAsked) => {
  const endpoint = which === 'followers' ? listFollowers : listFollowing;
  return infiniteQueryOptions({
    queryKey: [endpoint.path, id] as const,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: retryUnlessRefused,
  });
};
