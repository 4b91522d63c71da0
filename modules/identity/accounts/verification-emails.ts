import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { safeDisplayName } from '../../mail/safe-display-name.rules.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { EmailTokens, type UsedEmailToken } from '../email-tokens/email-tokens.js';
import { alreadyMemberEmail, resetAddress, verifyAddressEmail } from '../emails/emails.js';
import type { LinkPurpose } from '../identity.tables.js';
import { type Account, Accounts } from './accounts.js';

/** An account that asks to verify an e-mail address, and the command for which it asks. */
export interface VerificationRequest extends UsedEmailToken {
  readonly purpose: LinkPurpose;
  readonly cause: string;
}

/** An e-mail with its link, to send in a transaction. */
export interface VerificationEmail {
  send(tx: Database): Promise<void>;
}

/** E-mails that ask the owner of a mailbox to verify its address. */
@Injectable()
export class VerificationEmails {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** Send the e-mail of the sign-up again; no effect when the address is verified.
   *  in      address: the caller's IP address; cause: the id of the command
   *  errors  TOO_MANY_TRIES (too-many) */
  async sendAgain(memberId: string, address: string, cause: string): Promise<void> {
    const account = await this.accounts.withId(memberId);
    if (!account || account.email_verified_at !== null) return;
    await this.attempts.countEmailRequest(account.email, address);
    const mail = await this.write(account, cause);
    await this.db.transaction().execute((tx) => mail.send(tx));
  }

  /** The e-mail that asks to confirm the address of an account. */
  write({ member_id: memberId, email, name }: Account, cause: string): Promise<VerificationEmail> {
    const page = `${this.#publicUrl}/verify-email`;
    return this.writeWithLink({ purpose: 'verify-email', memberId, email, cause }, (token) =>
      verifyAddressEmail(safeDisplayName(name, 'there'), `${page}#${token}`),
    );
  }

  /** An e-mail with a link that verifies the address. When another account has verified it, its owner is notified instead, and nobody else
   *  learns this. */
  async writeWithLink(
    { purpose, memberId, email, cause }: VerificationRequest,
    content: (token: string) => EmailContent,
  ): Promise<VerificationEmail> {
    const verified = await this.accounts.withVerifiedEmail(email);
    const owner = verified?.member_id === memberId ? undefined : verified;
    const fresh = this.emailTokens.generate(purpose);
    const mail = await this.outbox.write({
      cause,
      kind: purpose,
      to: email,
      person: owner ? owner.member_id : memberId,
      content: owner
        ? alreadyMemberEmail(owner.name, `${this.#publicUrl}/login`, resetAddress(this.#publicUrl))
        : content(fresh.token),
      usefulUntil: fresh.until,
    });
    const link = owner ? { memberId: null, email: null } : { memberId, email };
    return {
      send: async (tx) => {
        if (await mail.enqueue(tx)) await this.emailTokens.issue(tx, fresh, { purpose, ...link });
      },
    };
  }
}
