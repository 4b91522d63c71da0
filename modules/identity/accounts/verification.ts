import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { EmailTokens, type UsedEmailToken } from '../email-tokens/email-tokens.js';
import type { LinkPurpose } from '../identity.tables.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { Accounts } from './accounts.js';
import { markEmailVerified } from './verified-email.js';

/** The person who opens a link: the member of the session, if there is one, and the password, if one was typed. */
export interface LinkHolder {
  readonly actorId: string | undefined;
  readonly password: string | undefined;
  readonly address: string;
}

/** Verifies that an e-mail address belongs to its account. */
@Injectable()
export class Verification {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
