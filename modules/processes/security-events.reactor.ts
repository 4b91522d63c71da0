import { memberEvents } from '../identity/member/member.events.js';
import { SECURITY_LOG } from '../kernel/config/tokens.js';
import { unreachable } from '../kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import type { SecurityEventKind, SecurityFields } from '../kernel/security/security-events.rules.js';
import { erasureEvents } from '../members/erasure/erasure.events.js';
import { grantsEvents } from '../memberships/grants/grants.events.js';

const handled = [
  pick(
    memberEvents,
    'SocialLinked',
    'SocialUnlinked',
    'SecondFactorRemoved',
    'MemberSuspended',
    'SuspensionLifted',
    'MemberErased',
  ),
  pick(
    grantsEvents,
    'RoleGiven',
    'RoleTaken',
    'TierGranted',
    'TierPaid',
    'TierRevoked',
    'TierEnded',
    'CapabilityLimited',
    'CapabilityLimitLifted',
  ),
  pick(erasureEvents, 'ErasureRequested', 'ErasureCancelled'),
] as const;

export type ChangeOfRights = EventOf<(typeof handled)[number]>;

/** Whenever the log says that somebody's rights, sign-in methods or account changed, by whatever page, tool or job, the security log says it too. A line may come twice;
 *  its position says so. `command` is also in the line of the call of staff.
 *  source  ADR 0127 */
export const writeSecurityEvents = (context: Pick<ModuleContext, 'get'>): Reactor =>
  reactor({
    name: 'write-security-events',
    handles: handled,
    handle: async (_tx, events) => {
      const security = context.get(SECURITY_LOG);
      for (const event of events) {
        const [kind, fields] = securityEventOf(event);
        security.write(kind, { ...fields, position: event.position, command: event.meta.commandId });
      }
    },
  });

/** The security event that an event of the log is. */
export function securityEventOf(
  event: Pick<RecordedEvent<ChangeOfRights>, 'type' | 'data' | 'entityId' | 'meta'>,
): readonly [SecurityEventKind, SecurityFields] {
  const change = event as ChangeOfRights;
  const of = { memberId: event.entityId, by: event.meta.actorId };
  switch (change.type) {
    case 'SocialLinked':
      return ['provider-linked', { ...of, what: change.data.kind }];
    case 'SocialUnlinked':
      return ['provider-unlinked', { ...of, what: change.data.kind }];
    case 'SecondFactorRemoved':
      return ['second-factor-removed', of];
    case 'MemberSuspended':
      return ['suspended', of];
    case 'SuspensionLifted':
      return ['suspension-lifted', of];
    case 'MemberErased':
      return ['member-erased', of];
    case 'RoleGiven':
      return ['role-given', { ...of, what: change.data.role }];
    case 'RoleTaken':
      return ['role-taken', { ...of, what: change.data.role }];
    case 'TierGranted':
    case 'TierPaid':
      return ['tier-given', { ...of, what: change.data.tier }];
    case 'TierRevoked':
      return ['tier-taken', of];
    case 'TierEnded':
      return ['tier-taken', { ...of, what: change.data.tier }];
    case 'CapabilityLimited':
      return ['capability-limited', { ...of, what: change.data.capability }];
    case 'CapabilityLimitLifted':
      return ['capability-limit-lifted', { ...of, what: change.data.capability }];
    case 'ErasureRequested':
      return ['erasure-asked', of];
    case 'ErasureCancelled':
      return ['erasure-cancelled', of];
    default:
      return unreachable(change);
  }
}
