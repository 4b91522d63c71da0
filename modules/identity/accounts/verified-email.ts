import { conflict } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import type { UsedEmailToken } from '../email-tokens/email-tokens.js';
import type { IdentityTables } from '../identity.tables.js';
import { endSessions } from '../sessions/end-sessions.js';

/** Write down that a mail is this member's. Others who claimed the same mail and never proved it lose the claim, their password and their
 *  sessions: they may have been there to wait for its owner.
 *  errors  EMAIL_PROVEN_ELSEWHERE (conflict)
 *  source  README, Rule 11; reliability.md 2.6 (pre-hijack guard) */
export async function markEmailVerified(
  tx: Database,
  { memberId, email }: UsedEmailToken,
  at: string,
): Promise<void> {
  const db = tx.withTables<IdentityTables>();
  await lockEmail(tx, email);
  const claims = await db
    .selectFrom('identity.account')
    .select(['member_id', 'email_verified_at'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('member_id', '!=', memberId)
    .execute();
  if (claims.some(({ email_verified_at }) => email_verified_at !== null))
    throw conflict('EMAIL_PROVEN_ELSEWHERE', {
      message: 'This e-mail belongs to another account by now. Sign in there, or choose another e-mail.',
    });
  for (const { member_id } of claims) {
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

/** Nobody else registers, links or proves this mail until the transaction ends. */
export const lockEmail = (tx: Database, email: string): Promise<void> =>
  acquireLock(tx, locks.email, email.toLowerCase());

/** Where the mails of claims that ended lead: it stands in rows and in an index, and never changes. */
export const placeholderDomain = 'nobody.invalid';

/** The hash of an account without a password: well formed, so that it takes as long as any of its cost. It stands in rows, which are known by it: it never
 *  changes, not when the cost does. */
export const unusablePasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
