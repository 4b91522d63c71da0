import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';

/** The address of an account, verified or not; undefined when there is no account. */
export async function emailOf(db: Database, memberId: string): Promise<string | undefined> {
  const account = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('email')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return account?.email;
}

/** Give an account the display name of its member. */
export async function renameAccount(db: Database, memberId: string, name: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ name })
    .where('member_id', '=', memberId)
    .execute();
}

/** The account that has verified this address.
 *  in  email: in small letters */
export async function memberWithEmail(db: Database, email: string): Promise<string | undefined> {
  const account = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('member_id')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.member_id;
}
