import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { OUTBOX, type Outbox, type PreparedEmail } from '../../mail/mail.ports.js';
import { Accounts } from '../accounts/accounts.js';
import { resetAddress } from './emails.js';
import type { NoticeEmailData, NoticeUrls } from './notice-emails.js';

/** Notifies members by e-mail of changes to their account, which somebody else may have made. Writes to verified addresses only: an
 *  unverified one may belong to a stranger.
 *  source  README, Rule 20; ASVS 6.3.5, 6.3.7 */
@Injectable()
export class MemberEmails {
  readonly #urls: NoticeUrls;

  constructor(
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(ENVIRONMENT) { publicUrl, SUPPORT_EMAIL }: Pick<Environment, 'publicUrl' | 'SUPPORT_EMAIL'>,
  ) {
    this.#urls = {
      reset: resetAddress(publicUrl),
      account: `${publicUrl}/account`,
      pausedListings: `${publicUrl}/listings?status=paused`,
      support: `${publicUrl}/support`,
      supportEmail: SUPPORT_EMAIL,
    };
  }

  /** in      cause: the id of the command, sign-in or session that it is about; verified: the address that this command verifies
   *  errors  MEMBER_NOT_FOUND */
  async write(
    memberId: string,
    kind: string,
    cause: string,
    notice: NoticeEmailData,
    verified?: string,
  ): Promise<PreparedEmail> {
    return (await this.to(memberId, verified))(kind, cause, notice);
  }

  /** Read the account before a transaction begins, so that the transaction does not wait for another connection.
   *  out     writes an e-mail within the transaction
   *  errors  MEMBER_NOT_FOUND */
  async to(
    memberId: string,
    verified?: string,
  ): Promise<(kind: string, cause: string, notice: NoticeEmailData) => Promise<PreparedEmail>> {
    const { name, email, email_verified_at } = await this.accounts.require(memberId);
    const to = verified ?? (email_verified_at && email);
    return (kind, cause, notice) =>
      this.outbox.write({ cause, kind, to, person: memberId, content: notice(name, this.#urls) });
  }
}
