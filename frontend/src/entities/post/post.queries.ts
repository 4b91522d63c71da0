import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listMyCommunities } from '@modules/community/community/community.contract';
import { countNewPosts, type feedNames, readFeed } from '@modules/community/feed/feed.contract';
import {
  findMentionable,
  getPost,
  getPostHistory,
  getShareable,
  listComments,
  listReactions,
} from '@modules/community/post/post.contract';
import type { postKinds } from '@modules/community/post/post.schemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** A feed of the wall, and what narrows it.
 *  units   radius: miles */
export interface Feed {
  readonly feed: (typeof feedNames)[number];
  /** Of a community or member: its id; a tag without #; the key of a vehicle. */
  readonly id?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radius?: number;
  readonly search?: string;
  readonly kind?: (typeof postKinds)[number];
}

/** A feed, newest first. It is read once and then stays as it is, so that nothing moves while it is read: `newPostsQuery` says what is new. */
export const feedQuery = (feed: Feed) =>
  infiniteQueryOptions({
    queryKey: [readFeed.path, feed] as const,
    queryFn: ({ pageParam, signal }) =>
      call(readFeed, { query: { ...feed, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnlessRefused,
  });

/** How many posts a feed has above its newest one on screen. The stream of changes refreshes it for a member; others ask each minute. */
export const newPostsQuery = (feed: Feed, newest: string | null) =>
  queryOptions({
    queryKey: [countNewPosts.path, feed, newest] as const,
    queryFn: ({ signal }) =>
      call(countNewPosts, { query: { ...feed, ...(newest && { after: newest }) }, signal }),
    refetchInterval: 60_000,
    retry: false,
  });

/** What a post would show of something that the caller may share now. */
export const shareableQuery = (shared: { readonly kind: string; readonly id: string }) =>
  queryOptions({
    queryKey: [getShareable.path, shared.kind, shared.id] as const,
    queryFn: ({ signal }) => call(getShareable, { params: shared, signal }),
    retry: retryUnlessRefused,
  });

/** One post, with its first comments. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [getPost.path, id] as const,
    queryFn: ({ signal }) => call(getPost, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** The comments after a cursor, page by page. */
export const commentsQuery = (id: string, after: string | null) =>
  infiniteQueryOptions({
    queryKey: [listComments.path, id, after] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { id }, query: { ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
  });

/** How a post read before each of its edits. */
export const postHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [getPostHistory.path, id] as const,
    queryFn: ({ signal }) => call(getPostHistory, { params: { id }, signal }),
  });

/** Who reacted to a post. */
export const reactionsQuery = (id: string) =>
  queryOptions({
    queryKey: [listReactions.path, id] as const,
    queryFn: ({ signal }) => call(listReactions, { params: { id }, signal }),
  });

/** Members whom a text may mention, by how their handle or name begins. */
export const mentionableQuery = (prefix: string, communityId: string | null = null) =>
  queryOptions({
    queryKey: [findMentionable.path, prefix, communityId] as const,
    queryFn: async ({ signal }) =>
      (await call(findMentionable, { query: { prefix, ...(communityId && { communityId }) }, signal }))
        .members,
  });

/** The member's communities, for where to post. */
export const myCommunitiesQuery = queryOptions({
  queryKey: [listMyCommunities.path] as const,
  queryFn: ({ signal }) => call(listMyCommunities, { signal }),
});
