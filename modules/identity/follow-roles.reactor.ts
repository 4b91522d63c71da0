import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { grantsEvents } from '../memberships/grants/grants.events.js';
import type { IdentityTables } from './identity.tables.js';

/** Whenever a role is given or taken, then the next request of that member goes by it. */
export const followRoles = reactor({
  name: 'follow-roles',
  handles: [pick(grantsEvents, 'RoleGiven', 'RoleTaken')],
  handle: async (tx, events) => {
    const db = tx.withTables<IdentityTables>();
    for (const { type, data, recordedAt } of events) {
      if (type === 'RoleGiven') {
        const { memberId, role } = data;
        await db
          .insertInto('identity.role')
          .columns(['member_id', 'role', 'granted_at'])
          .expression((row) =>
            row
              .selectFrom('identity.account')
              .select(({ val }) => ['member_id', val(role).as('role'), val(recordedAt).as('granted_at')])
              .where('member_id', '=', memberId),
          )
          .onConflict((same) => same.doNothing())
          .execute();
      }
      if (type === 'RoleTaken')
        await db
          .deleteFrom('identity.role')
          .where('member_id', '=', data.memberId)
          .where('role', '=', data.role)
          .execute();
    }
  },
});
