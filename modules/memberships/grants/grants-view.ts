import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { GrantsView } from '../memberships.contract.js';
import { type GrantsEvent, givenRoles } from './grants.events.js';
import { grantsState, tierOf } from './grants.state.js';

/** Every tier that a member was granted, newest first, and what is valid now: the tier, and the roles that admins give. */
export function grantsView(
  history: readonly RecordedEvent<GrantsEvent>[],
  now: string,
): Pick<GrantsView, 'tier' | 'grants' | 'roles'> {
  const { tiers, roles } = foldEvents(grantsState, history);
  const revoked = new Set(
    history.flatMap(({ type, data }) => (type === 'TierRevoked' ? [data.grantId] : [])),
  );
  const grants = history.flatMap((event) => {
    if (event.type !== 'TierGranted') return [];
    const { grantId: id, tier, reason, note, until, grantedBy } = event.data;
    const isOver = until !== null && until <= now;
    const status = revoked.has(id) ? 'revoked' : isOver ? 'ended' : 'running';
    return [{ id, tier, reason, note, from: event.recordedAt, until, grantedBy, status } as const];
  });
  return {
    tier: tierOf({ tiers }, now),
    grants: grants.reverse(),
    roles: givenRoles.filter((role) => roles.includes(role)),
  };
}
