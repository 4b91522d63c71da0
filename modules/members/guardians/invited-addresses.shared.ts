import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { MembersTables } from '../members.tables.js';

/** The address of an invitation. Undefined once it is used or expired. */
export async function invitedAddress(db: Database, id: string): Promise<string | undefined> {
  const row = await rowsIn(db)
    .selectFrom('members.invitation')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Delete the address of an erased member from the invitations that went to it. */
export async function deleteAddressOfInvitee(db: Database, email: string): Promise<void> {
  await rowsIn(db)
    .updateTable('members.invitation')
    .set({ email: null })
    .where('email', '=', email.toLowerCase())
    .execute();
}

const rowsIn = (db: Database): Kysely<MembersTables> => db.withTables<MembersTables>();
