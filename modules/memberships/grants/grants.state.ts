import { type LimitableCapability, type Tier, tiers } from '../../identity/capabilities.schemas.js';
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
  /** Limits that were not lifted; their time may be over. */
  readonly limits: readonly Limit[];
}

/** units  until: ISO-8601 UTC; null without an end */
export interface Limit {
  readonly capability: LimitableCapability;
  readonly until: string | null;
  readonly decisionId: string;
}

/** The value of `grantedBy` for a subscription. */
export const paidBy = 'subscription';

const none: Grants = { tiers: [], proposals: [], roles: [], limits: [] };

export const grantsState: StreamState<typeof grantsEvents, Grants> = {
  events: grantsEvents,
  ...foldInPlace(none, {
    open: ({ tiers, proposals, roles, limits }) => ({
      tiers: new Map(tiers.map((grant) => [grant.grantId, grant])),
      proposals: new Map(proposals.map((proposal) => [proposal.proposalId, proposal])),
      roles: new Set(roles),
      limits: new Map(limits.map((limit) => [keyOf(limit), limit])),
    }),
    change,
    close: ({ tiers, proposals, roles, limits }): Grants => ({
      tiers: [...tiers.values()],
      proposals: [...proposals.values()],
      roles: [...roles],
      limits: [...limits.values()],
    }),
  }),
};

interface Draft {
  readonly tiers: Map<string, TierGranted>;
  readonly proposals: Map<string, Proposal>;
  readonly roles: Set<Role>;
  readonly limits: Map<string, Limit>;
}

const keyOf = ({ capability, decisionId }: Omit<Limit, 'until'>): string => `${capability} ${decisionId}`;

/** The best tier that is valid now. */
export function tierOf(grants: Pick<Grants, 'tiers'>, now: string): Tier {
  const running = grants.tiers.filter(({ until }) => until === null || until > now);
  return tiers.findLast((tier) => running.some((grant) => grant.tier === tier)) ?? 'free';
}

/** The limits that run now. */
export const limitsAt = ({ limits }: Pick<Grants, 'limits'>, now: string): readonly Limit[] =>
  limits.filter(({ until }) => until === null || until > now);

function change({ tiers, proposals, roles, limits }: Draft, event: GrantsEvent): void {
  switch (event.type) {
    case 'TierGranted':
      tiers.set(event.data.grantId, event.data);
      return;
    case 'TierPaid':
      tiers.set(event.data.grantId, { ...event.data, reason: 'purchase', note: '', grantedBy: paidBy });
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
    case 'CapabilityLimited': {
      const { capability, until, decisionId } = event.data;
      limits.set(keyOf(event.data), { capability, until, decisionId });
      return;
    }
    case 'CapabilityLimitLifted':
      limits.delete(keyOf(event.data));
      return;
    default:
      unreachable(event);
  }
}
