import { type Tier, tiers } from '../../identity/capabilities.schemas.js';
import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GrantsEvent, grantsEvents, type Role } from './grants.events.js';

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

const none: Grants = { tiers: [], proposals: [], roles: [] };

export const grantsState: StreamState<typeof grantsEvents, Grants> = {
  events: grantsEvents,
  ...foldInPlace(none, {
    open: ({ tiers, proposals, roles }) => ({
      tiers: new Map(tiers.map((grant) => [grant.grantId, grant])),
      proposals: new Map(proposals.map((proposal) => [proposal.proposalId, proposal])),
      roles: new Set(roles),
    }),
    change,
    close: ({ tiers, proposals, roles }): Grants => ({
      tiers: [...tiers.values()],
      proposals: [...proposals.values()],
      roles: [...roles],
    }),
  }),
};

interface Draft {
  readonly tiers: Map<string, TierGranted>;
  readonly proposals: Map<string, Proposal>;
  readonly roles: Set<Role>;
}

/** The best tier that is valid now. */
export function tierOf(grants: Pick<Grants, 'tiers'>, now: string): Tier {
  const running = grants.tiers.filter(({ until }) => until === null || until > now);
  return tiers.findLast((tier) => running.some((grant) => grant.tier === tier)) ?? 'free';
}

function change({ tiers, proposals, roles }: Draft, event: GrantsEvent): void {
  switch (event.type) {
    case 'TierGranted':
      tiers.set(event.data.grantId, event.data);
      return;
    case 'TierRevoked':
    case 'TierEnded':
      tiers.delete(event.data.grantId);
      return;
    case 'LifetimeProposed':
      proposals.set(event.data.proposalId, event.data);
      return;
    case 'LifetimeConfirmed':
    case 'LifetimeDeclined':
      proposals.delete(event.data.proposalId);
      return;
    case 'RoleGiven':
      roles.add(event.data.role);
      return;
    case 'RoleTaken':
      roles.delete(event.data.role);
      return;
    default:
      unreachable(event);
  }
}
