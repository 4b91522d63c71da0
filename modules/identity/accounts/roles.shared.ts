import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';

/** A role of a member. Memberships decides who has which; identity keeps the rows, as every look-up of a session joins them. */
export interface MemberRole {
  readonly memberId: string;
  readonly role: string;
}

/** Add the row of a role. Does nothing when the member has the role already, or has no account.
 *  units  now: ISO-8601 UTC */
export async function insertRole(db: Database, { memberId, role }: MemberRole, now: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
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

export async function deleteRole(db: Database, { memberId, role }: MemberRole): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .deleteFrom('identity.role')
    .where('member_id', '=', memberId)
    .where('role', '=', role)
    .execute();
}

/** Every role of every member, by when it was given; at most 2,000. */
export async function rolesGiven(
  db: Database,
): Promise<readonly (MemberRole & { /** ISO-8601 UTC */ readonly since: string })[]> {
  const rows = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.role')
    .selectAll()
    .orderBy('granted_at')
    .limit(2_000)
    .execute();
  return rows.map(({ member_id, role, granted_at }) => ({ memberId: member_id, role, since: granted_at }));
}
