import { call } from '@lib/api/call';
import {
  listKingTier,
  listMyGiving,
  openDonor,
  proposeKingTier,
} from '@modules/donations/donations.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { getGrants, listLifetimeProposals } from '@modules/memberships/memberships.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';

export type DonorAsked = BodyInputOf<typeof openDonor>;

/** Opens who gave, for a reason that stays on record. */
export function useOpenDonor(id: string) {
  return useMutation({
    mutationFn: (body: DonorAsked) => call(openDonor, { params: { id }, body }),
    onError: useReauthOnError(),
  });
}

/** Proposes Premium+ for life for a donor; another admin confirms it. */
export function useProposeKingTier(donorId: string) {
  return useMutation({
    mutationFn: (note: string) => call(proposeKingTier, { params: { donorId }, body: { note } }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(
      [listKingTier.path],
      [listLifetimeProposals.path],
      [getGrants.path],
      [listMyGiving.path],
    ),
  });
}
