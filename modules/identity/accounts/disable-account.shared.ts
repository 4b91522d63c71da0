import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import { endSessions } from '../sessions/end-sessions.js';

/** The suspension time of a disabled account, which lifting does not clear. */
export const disableForGood = '9999-12-31T00:00:00.000Z';

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
