import { call } from '@lib/api/call';
import { refetchUser } from '@lib/session/session';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { getFoundMember } from '@modules/members/staff/found-members.contract';
import {
  confirmLifetime,
  declineLifetime,
  getGrants,
  giveRole,
  grantTier,
  listLifetimeProposals,
  listStaff,
  proposeLifetime,
  revokeTier,
  takeRole,
} from '@modules/memberships/memberships.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';

export type TierGrant = BodyInputOf<typeof grantTier> & { readonly id: string };

/** Grants a tier. Premium for life is proposed instead: a second admin has to confirm it. */
export function useGrantTier() {
  return useMutation({
    mutationFn: sendGrant,
    onError: useReauthOnError(),
    onSuccess: useRefreshGrants(),
  });
}

export function useRevokeTier(id: string, grantId: string) {
  return useMutation({
    mutationFn: (note: string) => call(revokeTier, { params: { id, grantId }, body: { note } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshGrants(),
  });
}

export type Role = BodyInputOf<typeof takeRole>['role'];

export function useChangeRole(id: string, role: Role, change: 'give' | 'take') {
  return useMutation({
    mutationFn: (note: string) =>
      // the role organizer gives nothing any more, and is only taken
      change === 'give' && role !== 'organizer'
        ? call(giveRole, { params: { id }, body: { role, note } })
        : call(takeRole, { params: { id }, body: { role, note } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshGrants(),
  });
}

type Proposal = { readonly id: string; readonly proposalId: string };

export function useConfirmLifetime(params: Proposal) {
  return useMutation({
    mutationFn: () => call(confirmLifetime, { params }),
    onError: useReauthOnError(),
    onSuccess: useRefreshGrants(),
  });
}

export function useDeclineLifetime(params: Proposal) {
  return useMutation({
    mutationFn: (note: string) => call(declineLifetime, { params, body: { note } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshGrants(),
  });
}

/** An admin may change their own tiers and roles, so the session is refreshed too. */
function useRefreshGrants(): () => Promise<unknown> {
  const refresh = useInvalidate(
    [getGrants.path],
    [listLifetimeProposals.path],
    [listStaff.path],
    [getMember.path],
    [getFoundMember.path],
  );
  return () => Promise.all([refresh(), refetchUser()]);
}

async function sendGrant({ id, until, tier, ...why }: TierGrant): Promise<'granted' | 'proposed'> {
  const params = { id };
  if (until === null && tier !== 'beta') {
    await call(proposeLifetime, { params, body: { tier, ...why } });
    return 'proposed';
  }
  await call(grantTier, { params, body: { tier, until, ...why } });
  return 'granted';
}
