import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox, safeDisplayName } from '../../mail/mail.ports.js';
import { EmailTokens, type UsedEmailToken } from '../email-tokens/email-tokens.js';
import { alreadyMemberEmail, resetAddress, verifyAddressEmail } from '../emails/emails.js';
import type { LinkPurpose } from '../identity.tables.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { type Account, Accounts } from './accounts.js';
import { markEmailVerified } from './verified-email.js';

/** The person who opens a link: the member of the session, if there is one, and the password, if one was typed. */
export interface LinkHolder {
  readonly actorId: string | undefined;
  readonly password: string | undefined;
  readonly address: string;
}

/** An account that asks to verify an e-mail address, and the command for which it asks. */
export interface VerificationRequest extends UsedEmailToken {
  readonly purpose: LinkPurpose;
  readonly cause: string;
}

/** An e-mail with its link, to send in a transaction. */
export interface VerificationEmail {
  send(tx: Database): Promise<void>;
}

/** Verifies that an e-mail address belongs to its account. */
@Injectable()
export class Verification {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
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
    const fresh = this.emailTokens.generate();
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

  /** out     the e-mail address that is verified now
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async confirm(token: string, holder: LinkHolder): Promise<string> {
    const { email, memberId } = await this.requireMember('verify-email', token, holder);
    await this.db.transaction().execute(async (tx) => {
      await markEmailVerified(tx, await this.emailTokens.use(tx, 'verify-email', token), this.clock.now());
    });
    await this.accounts.recordOf(memberId);
    return email;
  }

  /** Only the member may use such a link. Otherwise the owner of a mailbox could confirm an account that a stranger created with it.
   *  errors  LINK_OVER (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async requireMember(
    purpose: LinkPurpose,
    token: string,
    { actorId, password, address }: LinkHolder,
  ): Promise<UsedEmailToken> {
    const link = await this.emailTokens.find(this.db, purpose, token);
    if (actorId === link.memberId) return link;
    if (password === undefined)
      throw forbidden('PROOF_NEEDED', {
        message: 'Enter your password to show that this is your account.',
      });
    await this.reauthentication.require(link.memberId, { password }, address);
    return link;
  }
}
