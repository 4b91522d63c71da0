import type { Database } from '../../kernel/postgres/database.js';
import type { SocialKind } from '../member/member.events.js';
import { deleteSecondFactor } from '../second-factor/second-factor.js';
import { endSessions } from '../sessions/end-sessions.js';
import type { SocialTables } from '../social/social.tables.js';
import { unusablePasswordHash } from './verified-email.js';

/** Take away every way into an account that was there before its mail was proven for the first time by whoever holds the mailbox: password,
 *  sessions, second step, and those who vouch. A stranger may have opened it to wait for the owner.
 *  out     the kinds that vouched
 *  source  README, Rule 11; reliability.md 2.6 (pre-hijack guard) */
export async function revokePriorCredentials(
  tx: Database,
  memberId: string,
  at: string,
): Promise<readonly SocialKind[]> {
  const db = tx.withTables<SocialTables>();
  await endSessions(tx, memberId, { at });
  await deleteSecondFactor(tx, memberId);
  await db
    .updateTable('identity.account')
    .set({ password_hash: unusablePasswordHash })
    .where('member_id', '=', memberId)
    .execute();
  const links = await db
    .deleteFrom('identity.social_link')
    .where('member_id', '=', memberId)
    .returning('kind')
    .execute();
  return links.map(({ kind }) => kind);
}
