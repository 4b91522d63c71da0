import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Database } from '../../kernel/postgres/database.js';
import { safeDisplayName } from '../../mail/safe-display-name.rules.js';

import { AttemptLimiter } from '../attempt-limiter.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { changeAddressEmail } from '../emails/emails.js';
import { MemberEmails } from '../emails/member-emails.js';
import { addressChangedEmail } from '../emails/notice-emails.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { Accounts } from './accounts.js';
import { type LinkHolder, Verification } from './verification.js';
import { VerificationEmails } from './verification-emails.js';
import { markEmailVerified } from './verified-email.js';

/** A member who asks for another e-mail address. */
export interface EmailChangeRequest {
  readonly memberId: string;
  /** The new address. */
  readonly email: string;
  /** The present password. */
  readonly password: string;
  /** IP address of the caller. */
  readonly address: string;
  /** Id of the command. */
  readonly cause: string;
}

/** Changes the e-mail address of an account: the new address confirms it, and the old one is notified if it was verified. An unverified
 *  address may belong to somebody else. */
@Injectable()
export class EmailChanges {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(VerificationEmails) private readonly verificationEmails: VerificationEmails,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** Send a link to the new address. When another account has verified it, its owner is notified instead, and the member does not learn this.
   *  errors  WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable), MEMBER_NOT_FOUND */
  async request({ memberId, email, password, address, cause }: EmailChangeRequest): Promise<void> {
    await this.reauthentication.require(memberId, { password }, address);
    await this.attempts.countEmailRequest(email, address);
    const { name } = await this.accounts.require(memberId);
    const page = `${this.#publicUrl}/confirm-email`;
    const mail = await this.verificationEmails.writeWithLink(
      { purpose: 'change-email', memberId, email, cause },
      (token) => changeAddressEmail(safeDisplayName(name, 'there'), `${page}#${token}`),
    );
    await this.db.transaction().execute((tx) => mail.send(tx));
  }

  /** out     the new e-mail address of the account
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async confirm(token: string, holder: LinkHolder, cause: string): Promise<string> {
    const { memberId, email } = await this.verification.requireMember('change-email', token, holder);
    const before = await this.accounts.withId(memberId);
    const notice =
      before?.email_verified_at && before.email !== email
        ? await this.memberEmails.write(memberId, 'email-changed', cause, addressChangedEmail)
        : undefined;
    await this.db.transaction().execute(async (tx) => {
      await markEmailVerified(tx, await this.emailTokens.use(tx, 'change-email', token), this.clock.now());
      await this.emailTokens.voidAll(tx, memberId);
      await notice?.enqueue(tx);
    });
    await this.accounts.recordOf(memberId);
    return email;
  }
}
