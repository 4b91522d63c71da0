import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { safeDisplayName } from '../../mail/safe-display-name.js';
import { EmailTokens, type UsedEmailToken } from '../email-tokens/email-tokens.js';
import { alreadyMemberEmail, resetAddress, verifyAddressEmail } from '../emails/emails.js';
import type { LinkPurpose } from '../identity.tables.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { type Account, Accounts } from './accounts.js';
import { markEmailVerified } from './verified-email.js';

/** Who brings a link back: the session's member, if there is one, and the password, if it was typed. */
export interface LinkHolder {
  readonly actorId: string | undefined;
  readonly password: string | undefined;
  readonly address: string;
}

/** Who says that this mail is theirs, and for what order. */
export interface VerificationRequest extends UsedEmailToken {
  readonly purpose: LinkPurpose;
  readonly cause: string;
}

/** A mail with its link, to be sent in a transaction. */
export interface VerificationEmail {
  send(tx: Database): Promise<void>;
}

/** Proves that a mail is its account's. */
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

  /** The mail that asks for a yes to the address of an account. */
  write({ member_id: memberId, email, name }: Account, cause: string): Promise<VerificationEmail> {
    const page = `${this.#publicUrl}/verify-email`;
    return this.writeWithLink({ purpose: 'verify-email', memberId, email, cause }, (token) =>
      verifyAddressEmail(safeDisplayName(name, 'there'), `${page}#${token}`),
    );
  }

  /** A mail with a link that proves it. When it was proven by another account, its owner is told instead, and nobody else learns of it. */
  async writeWithLink(
    { purpose, memberId, email, cause }: VerificationRequest,
    content: (token: string) => EmailContent,
  ): Promise<VerificationEmail> {
    const proven = await this.accounts.withVerifiedEmail(email);
    const owner = proven?.member_id === memberId ? undefined : proven;
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

  /** out     the mail that is proven now
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async confirm(token: string, bearer: LinkHolder): Promise<string> {
    const { email, memberId } = await this.requireMember('verify-email', token, bearer);
    await this.db.transaction().execute(async (tx) => {
      await markEmailVerified(tx, await this.emailTokens.use(tx, 'verify-email', token), this.clock.now());
    });
    await this.accounts.recordOf(memberId);
    return email;
  }

  /** Only the member may use such a link: whoever has the mailbox alone would else confirm an account that a stranger opened on it.
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
        message: 'Type your password, so that we know it is your account.',
      });
    await this.reauthentication.require(link.memberId, { password }, address);
    return link;
  }
}
