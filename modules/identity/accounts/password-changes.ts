import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Database } from '../../kernel/postgres/database.js';
import { noteAbout } from '../../kernel/security/request-context.js';
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

/** A member who chooses another password. */
export interface PasswordChange {
  readonly memberId: string;
  /** The present password. */
  readonly password: string;
  readonly newPassword: string;
  /** IP address of the caller. */
  readonly address: string;
  /** The session that stays. */
  readonly session: string | undefined;
  /** Id of the command. */
  readonly cause: string;
}

/** Sets a new password: by a link from an e-mail, or with the present password. Both end sessions, void every link and
 *  notify the member by e-mail. */
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

  /** Reset the password by a link, which also verifies the e-mail address; every session ends.
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PASSWORD_TOO_COMMON (invalid), SIGN_IN_BUSY (unavailable) */
  async reset(token: string, password: string, cause: string): Promise<void> {
    const { memberId, email } = await this.emailTokens.find(this.db, 'reset-password', token);
    noteAbout(memberId);
    const account = await this.accounts.require(memberId);
    refuseCommonPassword(password, email, account.name ?? '');
    const hash = await this.passwords.hash(password);
    const notice = await this.#notice(memberId, cause, email);
    const unlinked = await this.db.transaction().execute(async (tx) => {
      const used = await this.emailTokens.use(tx, 'reset-password', token);
      const at = this.clock.now();
      await markEmailVerified(tx, used, at);
      const kinds = account.email_verified_at === null ? await revokePriorCredentials(tx, memberId, at) : [];
      await this.#setPassword(tx, account, hash, { notice });
      return kinds;
    });
    await this.reauthentication.resetSignInAttemptsByEmail(memberId);
    await this.accounts.recordOf(memberId);
    await this.accounts.recordUnlinked(memberId, unlinked);
  }

  /** Change the password with the present one; the session of this device stays.
   *  errors  WRONG_PROOF, PASSWORD_TOO_COMMON (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable), MEMBER_NOT_FOUND */
  async change({ memberId, password, newPassword, address, session, cause }: PasswordChange): Promise<void> {
    await this.reauthentication.require(memberId, { password }, address);
    const account = await this.accounts.require(memberId);
    refuseCommonPassword(newPassword, account.email, account.name ?? '');
    const isUnverified = account.email_verified_at === null;
    const like = isUnverified ? await this.accounts.unverifiedHash(account.email) : undefined;
    const hash = await this.passwords.hash(newPassword, like);
    const notice = await this.#notice(memberId, cause);
    await this.db.transaction().execute((tx) => this.#setPassword(tx, account, hash, { notice, session }));
    await this.reauthentication.resetSignInAttempts(memberId);
  }

  async #setPassword(
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

  #notice(memberId: string, cause: string, verified?: string): Promise<PreparedEmail> {
    return this.memberEmails.write(memberId, 'password-changed', cause, passwordChangedEmail, verified);
  }
}
