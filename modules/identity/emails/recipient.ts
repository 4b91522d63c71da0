import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';

/** Name and e-mail address of a member who has verified it; undefined for anybody else.
 *  source  README, Rule 11 */
export async function recipientAddress(
  db: Database,
  memberId: string,
): Promise<{ readonly name: string; readonly email: string } | undefined> {
  return db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select(['name', 'email'])
    .where('member_id', '=', memberId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** The member who verified this address. */
export async function memberAt(db: Database, email: string): Promise<string | undefined> {
  const account = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('member_id')
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.member_id;
}
