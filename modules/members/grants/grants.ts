import { type Decider, fact, type Meta } from '../../kernel/decider.js';
import { forbidden, notFound, unprocessable, unreachable } from '../../kernel/errors.js';
import { type GivenRole, type GrantsEvent, type Tier, tiers } from './grants.events.js';

type Ordered<Type extends string, Rest = unknown> = { readonly type: Type; readonly meta: Meta } & Rest;
type TierGranted = Extract<GrantsEvent, { readonly type: 'TierGranted' }>['data'];

export type GrantsCommand =
  | Ordered<'GrantTier', Omit<TierGranted, 'grantedBy'>>
  | Ordered<'RevokeTier', { readonly memberId: string; readonly grantId: string; readonly note: string }>
  | Ordered<'GiveRole', { readonly memberId: string; readonly role: GivenRole; readonly note: string }>
  | Ordered<'TakeRole', { readonly memberId: string; readonly role: GivenRole; readonly note: string }>;

export interface Grants {
  /** Those that were not revoked, also when their time is over. */
  readonly tiers: readonly TierGranted[];
  readonly roles: readonly GivenRole[];
}

/** source  README, Tiers and roles */
export const grantsDecider: Decider<Grants, GrantsCommand, GrantsEvent> = {
  initial: { tiers: [], roles: [] },
  decide,
  evolve,
};

/** The best tier that is granted now. */
export function tierOf(grants: Pick<Grants, 'tiers'>, now: string): Tier {
  const running = grants.tiers.filter(({ until }) => until === null || until > now);
  return tiers.findLast((tier) => running.some((grant) => grant.tier === tier)) ?? 'free';
}

/** Only admins grant, never to themselves.
 *  errors  ADMINS_ONLY, OWN_GRANT (forbidden) */
function decide(command: GrantsCommand, grants: Grants): readonly GrantsEvent[] {
  const { memberId, note } = command;
  const { id: by, roles } = command.meta.actor;
  if (!roles.includes('admin')) throw forbidden('ADMINS_ONLY', { message: 'Only admins may do that.' });
  if (by === memberId) throw forbidden('OWN_GRANT', { message: 'Another admin has to grant that to you.' });
  switch (command.type) {
    case 'GrantTier':
      return grantTier(command, grants);
    case 'RevokeTier':
      return revokeTier(command, grants);
    case 'GiveRole':
      if (grants.roles.includes(command.role)) return [];
      return [fact('RoleGiven', { memberId, role: command.role, note, givenBy: by })];
    case 'TakeRole':
      if (!grants.roles.includes(command.role)) return [];
      return [fact('RoleTaken', { memberId, role: command.role, note, takenBy: by })];
    default:
      return unreachable(command);
  }
}

function evolve(grants: Grants, event: GrantsEvent): Grants {
  switch (event.type) {
    case 'TierGranted':
      return { ...grants, tiers: [...grants.tiers, event.data] };
    case 'TierRevoked':
      return {
        ...grants,
        tiers: grants.tiers.filter(({ grantId }) => grantId !== event.data.grantId),
      };
    case 'RoleGiven':
      return { ...grants, roles: [...grants.roles, event.data.role] };
    case 'RoleTaken':
      return { ...grants, roles: grants.roles.filter((role) => role !== event.data.role) };
    default:
      return unreachable(event);
  }
}

/** errors  END_IN_THE_PAST (unprocessable) */
function grantTier(
  { type: _, meta, ...grant }: Extract<GrantsCommand, { readonly type: 'GrantTier' }>,
  { tiers }: Grants,
): readonly GrantsEvent[] {
  if (tiers.some(({ grantId }) => grantId === grant.grantId)) return [];
  if (grant.until !== null && grant.until <= meta.now)
    throw unprocessable('END_IN_THE_PAST', { message: 'The grant would end before it begins.' });
  return [fact('TierGranted', { ...grant, grantedBy: meta.actor.id })];
}

/** errors  GRANT_NOT_FOUND (not-found) */
function revokeTier(
  { memberId, grantId, note, meta }: Extract<GrantsCommand, { readonly type: 'RevokeTier' }>,
  { tiers }: Grants,
): readonly GrantsEvent[] {
  if (!tiers.some((grant) => grant.grantId === grantId))
    throw notFound('GRANT_NOT_FOUND', { message: 'There is no such grant, or it was revoked before.' });
  return [fact('TierRevoked', { memberId, grantId, note, revokedBy: meta.actor.id })];
}
