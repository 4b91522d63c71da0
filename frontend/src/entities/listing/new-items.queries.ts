import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listNewItems } from '@modules/community/feed/feed.contract';
import { queryOptions } from '@tanstack/react-query';

/** The New Items Wall: what sellers with that capability have just listed. */
export const newItemsQuery = (asked: NonNullable<CallInput<typeof listNewItems>['query']>) =>
  queryOptions({
    queryKey: [listNewItems.path, asked] as const,
    queryFn: async ({ signal }) => (await call(listNewItems, { query: asked, signal })).listings,
    retry: retryUnlessRefused,
  });
