import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { QueryInputOf } from '@modules/kernel/http/contract';
import {
  findThread,
  getThread,
  listThreads,
  searchMessages,
  type ThreadFilter,
} from '@modules/messages/messages.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { threadsKey } from './unread-threads';

/** The member's threads, page by page. */
export const threadsQuery = (filter: ThreadFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: [threadsKey, 'list', filter, search] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listThreads, { query: { filter, search, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The newest messages with these words. */
export const foundMessagesQuery = (search: string) =>
  queryOptions({
    queryKey: [threadsKey, 'found', search] as const,
    queryFn: ({ signal }) => call(searchMessages, { query: { search }, signal }),
    retry: retryUnlessRefused,
  });

/** One thread, its last messages first, page by page. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [threadsKey, 'thread', id] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getThread, { params: { id }, query: { ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    retry: retryUnlessRefused,
  });

/** Where a first message goes. */
export const findThreadQuery = (to: QueryInputOf<typeof findThread>) =>
  queryOptions({
    queryKey: [threadsKey, 'to', to] as const,
    queryFn: ({ signal }) => call(findThread, { query: to, signal }),
    retry: retryUnlessRefused,
  });
