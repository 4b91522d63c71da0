import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';

/** End the sessions of a member from their next request on, and cancel sign-ins under way.
 *  in  but: the session that stays */
export async function endSessions(
  db: Database,
  memberId: string,
  { at, but }: { readonly at: string; readonly but?: string | undefined },
): Promise<void> {
  await renewSecurityStamp(db, memberId);
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.session')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (sessions) => sessions.where('id', '!=', but ?? ''))
    .execute();
}

/** Renew the security stamp, which cancels sign-ins under way: a factor shown under an earlier stamp opens no session. */
export async function renewSecurityStamp(db: Database, memberId: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set((row) => ({ watch: row('watch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
}

/** The member's security stamp, locked until the transaction ends; undefined when the account is gone. */
export async function securityStampOf(tx: Database, memberId: string): Promise<number | undefined> {
  const account = await tx
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('watch')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account?.watch;
}

/** Delete expired sessions with their device, network and tokens.
 *  units   now: ISO-8601 UTC */
export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .deleteFrom('identity.session')
    .where('expires_at', '<', now)
    .execute();
}
