import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { grantsEvents } from './grants/grants.events.js';
import { applyRole } from './role-rows.js';

/** Whenever a role is given or taken, its row follows, even if the command ended before it changed the row. */
export const followRoles = ({ eventStore }: { readonly eventStore: DomainEventStore }): Reactor =>
  reactor({
    name: 'follow-roles',
    handles: [pick(grantsEvents, 'RoleGiven', 'RoleTaken')],
    handle: async (tx, events) => {
      for (const { data, recordedAt } of events) await applyRole(tx, eventStore, data, recordedAt);
    },
  });
