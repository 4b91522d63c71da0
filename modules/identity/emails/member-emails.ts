import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { OUTBOX, type Outbox, type PreparedEmail } from '../../mail/mail.ports.js';
import { Accounts } from '../accounts/accounts.js';
import { resetAddress } from './emails.js';
import type { NoticeEmailData, NoticeUrls } from './notice-emails.js';

/** Tells the member's mail what became of their account: whoever did it may not have been the member. Only a proven mail: another may be
 *  somebody else's, who would get as many letters as somebody likes.
 *  source  reliability.md 2.1 (ASVS 6.3.5, 6.3.7), 2.4 */
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

  /** in      cause: the id of what it is about, an order, a sign-in or a session; proven: the mail that is proven by that very order
   *  errors  MEMBER_NOT_FOUND */
  async write(
    memberId: string,
    kind: string,
    cause: string,
    notice: NoticeEmailData,
    proven?: string,
  ): Promise<PreparedEmail> {
    return (await this.to(memberId, proven))(kind, cause, notice);
  }

  /** For who writes within a transaction: the account is read before it, so that nobody in one waits for another connection.
   *  errors  MEMBER_NOT_FOUND */
  async to(
    memberId: string,
    proven?: string,
  ): Promise<(kind: string, cause: string, notice: NoticeEmailData) => Promise<PreparedEmail>> {
    const { name, email, email_verified_at } = await this.accounts.require(memberId);
    const to = proven ?? (email_verified_at && email);
    return (kind, cause, notice) =>
      this.outbox.write({ cause, kind, to, person: memberId, content: notice(name, this.#urls) });
  }
}
