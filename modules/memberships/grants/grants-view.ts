import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { GrantsView } from '../memberships.contract.js';
import { type GrantsEvent, givenRoles } from './grants.events.js';
import { grantsState, paidBy, tierOf } from './grants.state.js';

type Shown = GrantsView['grants'][number];

/** Every tier that a member was granted or pays for, newest first, and what is valid now: the tier, and the roles that admins give. */
export function grantsView(
  history: readonly RecordedEvent<GrantsEvent>[],
  now: string,
): Pick<GrantsView, 'tier' | 'grants' | 'roles'> {
  const { tiers, roles } = foldEvents(grantsState, history);
  const shown = new Map<string, Shown>();
  for (const event of history) {
    const grant = shownAfter(event, now, shown);
    if (grant) shown.set(grant.id, grant);
  }
  return {
    tier: tierOf({ tiers }, now),
    grants: [...shown.values()].reverse(),
    roles: givenRoles.filter((role) => roles.includes(role)),
  };
}

/** The row of a grant after an event; undefined for an event that changes none. */
function shownAfter(
  event: RecordedEvent<GrantsEvent>,
  now: string,
  shown: ReadonlyMap<string, Shown>,
): Shown | undefined {
  const { type, recordedAt } = event;
  if (type === 'TierGranted') {
    const { grantId: id, tier, reason, note, until, grantedBy } = event.data;
    const status = statusOf(until, now);
    return { id, tier, reason, note, from: recordedAt, until, grantedBy, isPaid: false, status };
  }
  if (type === 'TierPaid') {
    const { grantId: id, tier, until } = event.data;
    const from = shown.get(id)?.from ?? recordedAt;
    return { id, tier, until, from, ...paid, status: statusOf(until, now) };
  }
  if (type !== 'TierEnded' && type !== 'TierRevoked') return undefined;
  const grant = shown.get(event.data.grantId);
  return grant && { ...grant, status: type === 'TierRevoked' ? 'revoked' : 'ended' };
}

const paid = { reason: 'purchase', note: '', grantedBy: paidBy, isPaid: true } as const;

const statusOf = (until: string | null, now: string): Shown['status'] =>
  until !== null && until <= now ? 'ended' : 'running';
