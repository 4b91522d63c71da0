import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { PreparedEmail } from '../../mail/mail.ports.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { MemberEmails } from '../emails/member-emails.js';
import { passwordChangedEmail } from '../emails/notice-emails.js';
import type { IdentityTables } from '../identity.tables.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { endSessions } from '../sessions/end-sessions.js';
import { type Account, Accounts } from './accounts.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Passwords } from './passwords.js';
import { revokePriorCredentials } from './revoke-prior-credentials.js';
import { markEmailVerified } from './verified-email.js';

/** New passwords for old: by a link to a mail, or by the member who shows the one that was. Either ends sessions, voids every link and is
 *  told to the mail of the account. */
@Injectable()
export class PasswordChanges {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By the link, which proves the mail as well; every session ends.
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PASSWORD_TOO_COMMON (invalid), SIGN_IN_BUSY (unavailable) */
  async reset(token: string, password: string, cause: string): Promise<void> {
    const { memberId, email } = await this.emailTokens.find(this.db, 'reset-password', token);
    refuseCommonPassword(password, email);
    const hash = await this.passwords.hash(password);
    const account = await this.accounts.require(memberId);
    const notice = await this.#notice(memberId, cause, email);
    const unlinked = await this.db.transaction().execute(async (tx) => {
      const taken = await this.emailTokens.use(tx, 'reset-password', token);
      const at = this.clock.now();
      await markEmailVerified(tx, taken, at);
      const kinds = account.email_verified_at === null ? await revokePriorCredentials(tx, memberId, at) : [];
      await this.#take(tx, account, hash, { notice });
      return kinds;
    });
    await this.reauthentication.resetSignInAttemptsByEmail(memberId);
    await this.accounts.recordOf(memberId);
    await this.accounts.recordUnlinked(memberId, unlinked);
  }

  /** By the member, who has shown the present one; the session of this device stays.
   *  errors  PASSWORD_TOO_COMMON (invalid), SIGN_IN_BUSY (unavailable), MEMBER_NOT_FOUND */
  async change(
    memberId: string,
    password: string,
    { cause, session }: { readonly cause: string; readonly session: string | undefined },
  ): Promise<void> {
    const account = await this.accounts.require(memberId);
    refuseCommonPassword(password, account.email);
    const isClaim = account.email_verified_at === null;
    const like = isClaim ? await this.accounts.unverifiedHash(account.email) : undefined;
    const hash = await this.passwords.hash(password, like);
    const notice = await this.#notice(memberId, cause);
    await this.db.transaction().execute((tx) => this.#take(tx, account, hash, { notice, session }));
    await this.reauthentication.resetSignInAttempts(memberId);
  }

  async #take(
    tx: Database,
    { member_id }: Account,
    hash: string,
    { notice, session }: { readonly notice: PreparedEmail; readonly session?: string | undefined },
  ): Promise<void> {
    await tx
      .withTables<IdentityTables>()
      .updateTable('identity.account')
      .set({ password_hash: hash })
      .where('member_id', '=', member_id)
      .execute();
    await endSessions(tx, member_id, { at: this.clock.now(), but: session });
    await this.emailTokens.voidAll(tx, member_id);
    await notice.enqueue(tx);
  }

  #notice(memberId: string, cause: string, proven?: string): Promise<PreparedEmail> {
    return this.memberEmails.write(memberId, 'password-changed', cause, passwordChangedEmail, proven);
  }
}
