import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GrantsEvent, grantsEvents, type Role, type Tier, tiers } from './grants.events.js';

type DataOf<Type extends GrantsEvent['type']> = Extract<GrantsEvent, { readonly type: Type }>['data'];
export type TierGranted = DataOf<'TierGranted'>;
export type Proposal = DataOf<'LifetimeProposed'>;

export interface Grants {
  /** Grants that were neither revoked nor recorded as ended. */
  readonly tiers: readonly TierGranted[];
  /** Proposals that another admin has to decide. */
  readonly proposals: readonly Proposal[];
  readonly roles: readonly Role[];
}

export const grantsState: StreamState<typeof grantsEvents, Grants> = {
  events: grantsEvents,
  initial: { tiers: [], proposals: [], roles: [] },
  evolve,
};

/** The best tier that is valid now. */
export function tierOf(grants: Pick<Grants, 'tiers'>, now: string): Tier {
  const running = grants.tiers.filter(({ until }) => until === null || until > now);
  return tiers.findLast((tier) => running.some((grant) => grant.tier === tier)) ?? 'free';
}

function evolve(grants: Grants, event: GrantsEvent): Grants {
  switch (event.type) {
    case 'TierGranted':
      return { ...grants, tiers: [...grants.tiers, event.data] };
    case 'TierRevoked':
    case 'TierEnded':
      return {
        ...grants,
        tiers: grants.tiers.filter(({ grantId }) => grantId !== event.data.grantId),
      };
    case 'LifetimeProposed':
      return { ...grants, proposals: [...grants.proposals, event.data] };
    case 'LifetimeConfirmed':
    case 'LifetimeDeclined':
      return {
        ...grants,
        proposals: grants.proposals.filter(({ proposalId }) => proposalId !== event.data.proposalId),
      };
    case 'RoleGiven':
      return { ...grants, roles: [...grants.roles, event.data.role] };
    case 'RoleTaken':
      return { ...grants, roles: grants.roles.filter((role) => role !== event.data.role) };
    default:
      return unreachable(event);
  }
}
