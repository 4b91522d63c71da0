import { conflict } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import type { UsedEmailToken } from '../email-tokens/email-tokens.js';
import type { IdentityTables } from '../identity.tables.js';
import { endSessions } from '../sessions/end-sessions.js';

/** Mark an e-mail address as verified by this member. Unverified accounts with the same address lose it, their password and their
 *  sessions: they may have been created to wait for its owner.
 *  errors  EMAIL_PROVEN_ELSEWHERE (conflict)
 *  source  README, Rule 11 */
export async function markEmailVerified(
  tx: Database,
  { memberId, email }: UsedEmailToken,
  at: string,
): Promise<void> {
  const db = tx.withTables<IdentityTables>();
  await lockEmail(tx, email);
  const others = await db
    .selectFrom('identity.account')
    .select(['member_id', 'email_verified_at'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('member_id', '!=', memberId)
    .execute();
  if (others.some(({ email_verified_at }) => email_verified_at !== null))
    throw conflict('EMAIL_PROVEN_ELSEWHERE', {
      message:
        'This e-mail address belongs to another account. Sign in to that account, or choose another address.',
    });
  for (const { member_id } of others) {
    await endSessions(tx, member_id, { at });
    await db
      .updateTable('identity.account')
      .set({ email: `${member_id}@${placeholderDomain}`, password_hash: unusablePasswordHash })
      .where('member_id', '=', member_id)
      .execute();
  }
  await db
    .updateTable('identity.account')
    .set({ email, email_verified_at: at, verification_recorded_at: null })
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('email_verified_at', 'is', null), row('email', '!=', email)]))
    .execute();
}

/** Lock an e-mail address: nobody else registers, links or verifies it until the transaction ends. */
export const lockEmail = (tx: Database, email: string): Promise<void> =>
  acquireLock(tx, locks.email, email.toLowerCase());

/** The domain of the placeholder address that an unverified account gets when it loses its address. Rows and an index hold it, so it never
 *  changes. */
export const placeholderDomain = 'nobody.invalid';

/** The hash of an account without a password: well formed, so that comparing takes as long as with any other. Rows hold it, so it never
 *  changes, not even when the cost does. */
export const unusablePasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
