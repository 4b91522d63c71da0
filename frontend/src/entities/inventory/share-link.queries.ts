import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  countScan,
  getSharedItem,
  getSharedItems,
  listShareLinks,
  makeShareLink,
  revokeShareLink,
} from '@modules/inventory/share-link/share-links.contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The member's own links, the last made first. */
export const shareLinksQuery = queryOptions({
  queryKey: [listShareLinks.path] as const,
  queryFn: ({ signal }) => call(listShareLinks, { signal }),
  select: ({ links }) => links,
});

/** One page of what a link shows to whoever has it. */
export const sharedItemsQuery = (token: string, page: number) =>
  queryOptions({
    queryKey: [getSharedItems.path, token, page] as const,
    queryFn: ({ signal }) => call(getSharedItems, { params: { token }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One item of a link, whole. */
export const sharedItemQuery = (token: string, itemId: string) =>
  queryOptions({
    queryKey: [getSharedItem.path, token, itemId] as const,
    queryFn: ({ signal }) => call(getSharedItem, { params: { token, itemId }, signal }),
    retry: retryUnlessRefused,
  });

export type NewShareLink = CallInput<typeof makeShareLink>['body'];

export function useMakeShareLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewShareLink) => call(makeShareLink, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
  });
}

export function useRevokeShareLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeShareLink, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
  });
}

/** Counts that a link was opened; nobody waits for it. */
export const sendScan = (token: string): Promise<unknown> =>
  call(countScan, { params: { token } }).catch(() => undefined);
