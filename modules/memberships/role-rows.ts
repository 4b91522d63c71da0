import { deleteRole, insertRole } from '../identity/accounts/roles.shared.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Role } from './grants/grants.events.js';
import { grantsState } from './grants/grants.state.js';

/** Set the row of a role to the state in the events. The command does it at once, so that the change applies from
 *  the member's next request; if the command ended before that, the reactor `follow-roles` does it. */
export async function applyRole(
  db: Database,
  eventStore: DomainEventStore,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
  now: string,
): Promise<void> {
  const { roles } = await loadState(eventStore, grantsState, memberId);
  await (roles.includes(role) ? insertRole(db, { memberId, role }, now) : deleteRole(db, { memberId, role }));
}
