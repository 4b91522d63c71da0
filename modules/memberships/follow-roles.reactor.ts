import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { grantsEvents } from './grants/grants.events.js';
import type { RoleTables } from './memberships.ports.js';
import { insertRole } from './roles.js';

/** Whenever a role is given or taken, then its row follows, and the member's next request has it or not. */
export const followRoles = reactor({
  name: 'follow-roles',
  handles: [pick(grantsEvents, 'RoleGiven', 'RoleTaken')],
  handle: async (tx, events) => {
    for (const { type, data, recordedAt } of events) {
      if (type === 'RoleGiven') await insertRole(tx, data, recordedAt);
      else
        await tx
          .withTables<RoleTables>()
          .deleteFrom('identity.role')
          .where('member_id', '=', data.memberId)
          .where('role', '=', data.role)
          .execute();
    }
  },
});
