import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Role } from './grants/grants.events.js';
import { grantsState } from './grants/grants.state.js';
import type { RoleTables } from './memberships.ports.js';

/** Set the row of a role as the events say. The command does it at once, so that a role counts, or no longer, from the member's next request; where
 *  it was cut off, the reactor `follow-roles` does it. */
export async function applyRole(
  db: Database,
  eventStore: DomainEventStore,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
  now: string,
): Promise<void> {
  const { roles } = await loadState(eventStore, grantsState, memberId);
  await (roles.includes(role) ? insertRole(db, { memberId, role }, now) : deleteRole(db, { memberId, role }));
}

/** Add the row of a role. Does nothing when the member has the role already, or has no account. */
async function insertRole(
  db: Database,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
  now: string,
): Promise<void> {
  await db
    .withTables<RoleTables & Accounts>()
    .insertInto('identity.role')
    .columns(['member_id', 'role', 'granted_at'])
    .expression((row) =>
      row
        .selectFrom('identity.account')
        .select(({ val }) => ['member_id', val(role).as('role'), val(now).as('granted_at')])
        .where('member_id', '=', memberId),
    )
    .onConflict((same) => same.doNothing())
    .execute();
}

async function deleteRole(
  db: Database,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
): Promise<void> {
  await db
    .withTables<RoleTables>()
    .deleteFrom('identity.role')
    .where('member_id', '=', memberId)
    .where('role', '=', role)
    .execute();
}

type Accounts = { readonly 'identity.account': { readonly member_id: string } };
