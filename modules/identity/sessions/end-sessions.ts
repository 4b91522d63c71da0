import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';

/** End the sessions of a member, from their next request on; `but` stays. A sign-in under way opens none any more. */
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

/** Send away who stands at the member's door: what was shown under an earlier watch opens no session. */
export async function renewSecurityStamp(db: Database, memberId: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set((row) => ({ watch: row('watch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
}

/** The watch at a member's door, which nobody ends before the transaction does; undefined once the account is gone. */
export async function securityStampOf(tx: Database, memberId: string): Promise<number | undefined> {
  const account = await tx
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('watch')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return account?.watch;
}

/** Forget sessions that are older than any session may become, with device, network and tokens.
 *  units   now: ISO-8601 UTC */
export async function purgeExpiredSessions(db: Database, now: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .deleteFrom('identity.session')
    .where('expires_at', '<', now)
    .execute();
}

/** What stands in place of a suspension's time in an account that no lifting opens. */
export const disableForGood = '9999-12-31T00:00:00.000Z';

/** Shut an account that is about to be erased: no session goes on, and none is opened any more. */
export async function disableAccount(db: Database, memberId: string, at: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ suspended_at: disableForGood })
    .where('member_id', '=', memberId)
    .execute();
  await endSessions(db, memberId, { at });
}
