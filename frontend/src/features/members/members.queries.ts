import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getStorefront } from '@modules/marketplace/marketplace.contract';
import { blockMember, unblockMember } from '@modules/members/blocks/blocks.contract';
import {
  acceptInvitation,
  getGuardianship,
  getPairConsents,
  lookAtInvitation,
} from '@modules/members/guardians/guardians.contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const memberQuery = (handle: string) =>
  queryOptions({
    queryKey: [getMember.path, handle] as const,
    queryFn: ({ signal }) => call(getMember, { params: { handle }, signal }),
  });

/** The newest four of what a member has up. */
export const upQuery = (id: string) =>
  queryOptions({
    queryKey: [getStorefront.path, id, 'newest'] as const,
    queryFn: ({ signal }) => call(getStorefront, { params: { id }, query: { limit: 4 }, signal }),
    retry: retryUnlessRefused,
  });

export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, undo }: { readonly id: string; readonly undo: boolean }) =>
      call(undo ? unblockMember : blockMember, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getMember.path] }),
  });
}

/** A POST that changes nothing: the token stays out of addresses and logs. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [lookAtInvitation.path, token] as const,
    queryFn: ({ signal }) => call(lookAtInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const guardianshipQuery = queryOptions({
  queryKey: [getGuardianship.path] as const,
  queryFn: ({ signal }) => call(getGuardianship, { signal }),
});

/** Of the minor's link with this reader. */
export const pairConsentsQuery = (minorId: string) =>
  queryOptions({
    queryKey: [getPairConsents.path, minorId] as const,
    queryFn: ({ signal }) => call(getPairConsents, { params: { id: minorId }, signal }),
  });

export function useAccept(token: string) {
  return useMutation({ mutationFn: () => call(acceptInvitation, { body: { token } }) });
}
