import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  getSharedItem,
  getSharedItems,
  listShareLinks,
} from '@modules/inventory/share-link/share-links.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The member's own links, the last made first. */
export const shareLinksQuery = queryOptions({
  queryKey: [listShareLinks.path] as const,
  queryFn: ({ signal }) => call(listShareLinks, { signal }),
  select: ({ links }) => links,
});

/** One page of a link's items, for everybody who has the link. */
export const sharedItemsQuery = (token: string, page: number) =>
  queryOptions({
    queryKey: [getSharedItems.path, token, page] as const,
    queryFn: ({ signal }) => call(getSharedItems, { params: { token }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One item of a link, in full. */
export const sharedItemQuery = (token: string, itemId: string) =>
  queryOptions({
    queryKey: [getSharedItem.path, token, itemId] as const,
    queryFn: ({ signal }) => call(getSharedItem, { params: { token, itemId }, signal }),
    retry: retryUnlessRefused,
  });
