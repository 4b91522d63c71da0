import type { Database } from '../../kernel/postgres/database.js';
import type { SocialKind } from '../member/member.events.js';
import { deleteSecondFactor } from '../second-factor/second-factor.js';
import { endSessions } from '../sessions/end-sessions.js';
import type { SocialTables } from '../social/social.tables.js';
import { unusablePasswordHash } from './verified-email.js';

/** Revoke every sign-in method an account had before the owner of the mailbox verified its e-mail address for the first time: password,
 *  sessions, second factor and linked providers. A stranger may have created the account to wait for the owner.
 *  out     the kinds that were linked
 *  source  README, Rule 11 */
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
