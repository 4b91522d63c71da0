import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import { endSessions } from '../sessions/end-sessions.js';

/** The suspension time of a disabled account, which lifting does not clear. */
export const disableForGood = '9999-12-31T00:00:00.000Z';

/** The member cannot sign in any more: their account is about to be erased. A suspended member can. */
export const isDisabled = ({ suspended_at }: { readonly suspended_at: string | null }): boolean =>
  suspended_at === disableForGood;

/** The same, for a query over accounts as `a`. */
export const isNotDisabled = sql<boolean>`(a.suspended_at is null or a.suspended_at < ${sql.lit(disableForGood)})`;

/** Disable an account that is about to be erased: its sessions end and no new one opens. */
export async function disableAccount(db: Database, memberId: string, at: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ suspended_at: disableForGood })
    .where('member_id', '=', memberId)
    .execute();
  await endSessions(db, memberId, { at });
}
