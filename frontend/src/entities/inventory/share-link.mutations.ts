import { type CallInput, call } from '@lib/api/call';
import {
  countScan,
  makeShareLink,
  revokeShareLink,
} from '@modules/inventory/share-link/share-links.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareLinksQuery } from './share-link.queries';

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
