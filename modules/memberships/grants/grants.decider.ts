import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type GrantsEvent, grantsEvents, lifetimeTiers, type Role } from './grants.events.js';
import {
  type Grants,
  grantsState,
  type Limit,
  type Proposal,
  paidBy,
  type TierGranted,
} from './grants.state.js';
import { type FollowSubscription, followSubscription } from './paid-tiers.rules.js';

type OnProposal = { readonly memberId: string; readonly proposalId: string };
type OnRole<R extends Role> = { readonly memberId: string; readonly role: R; readonly note: string };

export type GrantsCommand =
  | Command<'GrantTier', Omit<TierGranted, 'grantedBy'>>
  | Command<'RevokeTier', { readonly memberId: string; readonly grantId: string; readonly note: string }>
  | Command<'EndTier', { readonly memberId: string; readonly grantId: string }>
  | FollowSubscription
  | Command<'ProposeLifetime', Omit<Proposal, 'proposedBy'>>
  | Command<'ConfirmLifetime', OnProposal>
  | Command<'DeclineLifetime', OnProposal & { readonly note: string }>
  | Command<'GiveRole', OnRole<Role>>
  | Command<'TakeRole', OnRole<Role>>
  | Command<'LimitCapability', { readonly memberId: string } & Limit>
  | Command<'LiftCapabilityLimit', { readonly memberId: string } & Omit<Limit, 'until'>>;

/** An end further away than this counts as no end. */
export const longestDays = 5 * 366;

/** source  README, Rules 1–5 */
export const grantsDecider: StreamDecider<typeof grantsEvents, Grants, GrantsCommand> = {
  ...grantsState,
  decide: (command, grants) => {
    if (command.type === 'EndTier') return end(command, grants);
    if (command.type === 'FollowSubscription') return followSubscription(command, grants);
    return grant(command, grants);
  },
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<GrantsCommand['type']> = new Set([
  'EndTier',
  'FollowSubscription',
  'RevokeTier',
  'TakeRole',
  'LimitCapability',
  'LiftCapabilityLimit',
]);

/** Refuse admins who grant something to themselves.
 *  errors  OWN_GRANT (forbidden) */
function grant(
  command: Exclude<GrantsCommand, CommandOf<GrantsCommand, 'EndTier' | 'FollowSubscription'>>,
  grants: Grants,
): readonly GrantsEvent[] {
  const { memberId } = command;
  const { id: by } = command.meta.actor;
  if (by === memberId) throw forbidden('OWN_GRANT', { message: 'Another admin has to grant that to you.' });
  switch (command.type) {
    case 'GrantTier':
      return grantTier(command, grants);
    case 'RevokeTier':
      return revokeTier(command, grants);
    case 'ProposeLifetime':
      return propose(command, grants);
    case 'ConfirmLifetime':
      return confirm(command, grants);
    case 'DeclineLifetime':
      return decline(command, grants);
    case 'GiveRole':
      if (grants.roles.includes(command.role)) return [];
      return [event('RoleGiven', { memberId, role: command.role, note: command.note, givenBy: by })];
    case 'TakeRole':
      if (!grants.roles.includes(command.role)) return [];
      return [event('RoleTaken', { memberId, role: command.role, note: command.note, takenBy: by })];
    case 'LimitCapability':
      return limit(command, grants);
    case 'LiftCapabilityLimit':
      return liftLimit(command, grants);
    default:
      return unreachable(command);
  }
}

/** A decision that limits the same capability again sets another end.
 *  out  [CapabilityLimited], or [] when it is limited until then already */
function limit(
  { memberId, capability, until, decisionId, meta }: CommandOf<GrantsCommand, 'LimitCapability'>,
  { limits }: Grants,
): readonly GrantsEvent[] {
  const isSame = (one: Limit) => isOf(one, { capability, decisionId }) && one.until === until;
  if (limits.some(isSame)) return [];
  return [event('CapabilityLimited', { memberId, capability, until, decisionId, limitedBy: meta.actor.id })];
}

/** out  [CapabilityLimitLifted], or [] when the decision does not limit it */
function liftLimit(
  { memberId, capability, decisionId, meta }: CommandOf<GrantsCommand, 'LiftCapabilityLimit'>,
  { limits }: Grants,
): readonly GrantsEvent[] {
  if (!limits.some((one) => isOf(one, { capability, decisionId }))) return [];
  return [event('CapabilityLimitLifted', { memberId, capability, decisionId, liftedBy: meta.actor.id })];
}

const isOf = (one: Limit, { capability, decisionId }: Omit<Limit, 'until'>): boolean =>
  one.capability === capability && one.decisionId === decisionId;

/** One admin grants a tier with an end. Beta, which costs nothing, needs no end.
 *  errors  END_IN_THE_PAST, TWO_ADMINS (unprocessable) */
function grantTier(
  { type: _, meta, ...grant }: CommandOf<GrantsCommand, 'GrantTier'>,
  { tiers }: Grants,
): readonly GrantsEvent[] {
  if (tiers.some(({ grantId }) => grantId === grant.grantId)) return [];
  if (grant.until !== null && grant.until <= meta.now)
    throw unprocessable('END_IN_THE_PAST', {
      message: 'The end has to be in the future.',
      fields: [{ path: 'until', message: 'Choose a future date.' }],
    });
  if (isForLife(grant, meta.now))
    throw unprocessable('TWO_ADMINS', {
      message: 'Without an end, or with one more than five years away, two admins have to agree: propose it.',
    });
  return [event('TierGranted', { ...grant, grantedBy: meta.actor.id })];
}

const isForLife = ({ tier, until }: Pick<TierGranted, 'tier' | 'until'>, now: string): boolean =>
  lifetimeTiers.some((one) => one === tier) &&
  (until === null || Date.parse(until) - Date.parse(now) > longestDays * 86_400_000);

/** What a subscription pays for ends with the subscription, or its payer would go on paying.
 *  errors  GRANT_NOT_FOUND (not-found), PAID_GRANT (conflict) */
function revokeTier(
  { memberId, grantId, note, meta }: CommandOf<GrantsCommand, 'RevokeTier'>,
  { tiers }: Grants,
): readonly GrantsEvent[] {
  const granted = tiers.find((grant) => grant.grantId === grantId);
  if (!granted) throw notFound('GRANT_NOT_FOUND', { message: 'There is no such grant, or it is over.' });
  if (granted.grantedBy === paidBy)
    throw conflict('PAID_GRANT', {
      message: 'The member pays for this. It ends with their subscription: end that at the provider first.',
    });
  return [event('TierRevoked', { memberId, grantId, note, revokedBy: meta.actor.id })];
}

/** out  [TierEnded] once the time of a grant is over; [] before, and for a grant that was revoked or has ended */
function end(
  { memberId, grantId, meta }: CommandOf<GrantsCommand, 'EndTier'>,
  { tiers }: Grants,
): readonly GrantsEvent[] {
  const over = tiers.find(
    (grant) => grant.grantId === grantId && grant.until !== null && grant.until <= meta.now,
  );
  return over ? [event('TierEnded', { memberId, grantId, tier: over.tier })] : [];
}

/** errors  ALREADY_PROPOSED (conflict) while a proposal of the same tier is open */
function propose(
  { type: _, meta, ...proposal }: CommandOf<GrantsCommand, 'ProposeLifetime'>,
  { proposals }: Grants,
): readonly GrantsEvent[] {
  if (proposals.some(({ tier }) => tier === proposal.tier))
    throw conflict('ALREADY_PROPOSED', {
      message: 'That has already been proposed and is waiting for another admin.',
    });
  return [event('LifetimeProposed', { ...proposal, proposedBy: meta.actor.id })];
}

/** The grant has the id of the proposal, so that the two can be matched.
 *  out     [LifetimeConfirmed, TierGranted]
 *  errors  PROPOSAL_NOT_FOUND (not-found), OWN_PROPOSAL (forbidden) */
function confirm(
  { memberId, proposalId, meta }: CommandOf<GrantsCommand, 'ConfirmLifetime'>,
  grants: Grants,
): readonly GrantsEvent[] {
  const { tier, reason, note, proposedBy } = ofAnother(proposalId, grants, meta);
  const grant = { memberId, grantId: proposalId, tier, reason, note, until: null, grantedBy: proposedBy };
  return [
    event('LifetimeConfirmed', { memberId, proposalId, confirmedBy: meta.actor.id }),
    event('TierGranted', grant),
  ];
}

/** errors  PROPOSAL_NOT_FOUND (not-found), OWN_PROPOSAL (forbidden) */
function decline(
  { memberId, proposalId, note, meta }: CommandOf<GrantsCommand, 'DeclineLifetime'>,
  grants: Grants,
): readonly GrantsEvent[] {
  ofAnother(proposalId, grants, meta);
  return [event('LifetimeDeclined', { memberId, proposalId, note, declinedBy: meta.actor.id })];
}

function ofAnother(proposalId: string, { proposals }: Grants, { actor }: CommandMetadata): Proposal {
  const proposal = proposals.find((one) => one.proposalId === proposalId);
  if (!proposal)
    throw notFound('PROPOSAL_NOT_FOUND', { message: 'There is no such proposal, or it was decided before.' });
  if (proposal.proposedBy === actor.id)
    throw forbidden('OWN_PROPOSAL', { message: 'You proposed this: another admin has to decide.' });
  return proposal;
}
