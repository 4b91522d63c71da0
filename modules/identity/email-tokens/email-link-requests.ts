import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { safeDisplayName } from '../../mail/safe-display-name.js';
import { type Account, Accounts } from '../accounts/accounts.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { resetPasswordEmail, signInEmail } from '../emails/emails.js';
import { successorOf } from '../sessions/refresh-token.js';
import { EmailTokens } from './email-tokens.js';

export interface EmailLinkRequest {
  readonly email: string;
  /** Of the caller. */
  readonly address: string;
  /** The order's id. */
  readonly cause: string;
}

/** Strangers who ask for a link to a mail. Whether somebody has the mail shows neither in the answer nor in its time: the same rows are
 *  written for nobody.
 *  errors  TOO_MANY_TRIES (too-many), counted alike for both
 *  source  reliability.md 2.6 */
@Injectable()
export class EmailLinkRequests {
  readonly #publicUrl: string;
  readonly #key: Buffer;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Inject(MASTER_SECRET) secret: string,
  ) {
    this.#publicUrl = publicUrl;
    this.#key = derivedKey(secret, 'browser of a sign-in link');
  }

  reset(asked: EmailLinkRequest): Promise<void> {
    return this.#send(asked, 'reset-password', (name, token) =>
      resetPasswordEmail(name, `${this.#publicUrl}/reset-password#${token}`),
    );
  }

  /** `next` is the page that the link leads to, '' for the usual one.
   *  out  the cookie without which it opens nothing; the same for the same order */
  async signIn(asked: EmailLinkRequest, next = ''): Promise<string> {
    const browser = successorOf(deterministicId(asked.cause, asked.email), this.#key);
    const page = `${this.#publicUrl}/sign-in-link${next && `?next=${encodeURIComponent(next)}`}`;
    const write: Write = (name, token, code) => signInEmail(name, `${page}#${token}`, code);
    await this.#send(asked, 'sign-in', write, browser);
    return browser;
  }

  async #send(
    { email, address, cause }: EmailLinkRequest,
    purpose: 'reset-password' | 'sign-in',
    write: Write,
    browser?: string,
  ): Promise<void> {
    await this.attempts.count('letter asked from address', address);
    await this.attempts.count('letter to mail', email);
    const account = await this.accounts.withEmail(email);
    const fresh = this.emailTokens.generate();
    const mail = await this.outbox.write({
      cause: deterministicId(cause, email), // told apart also where nobody has the mail
      kind: purpose,
      to: account?.email ?? null,
      person: account?.member_id ?? null,
      content: write(greeted(account), fresh.token, fresh.code),
      usefulUntil: fresh.until,
    });
    const link = { purpose, memberId: account?.member_id ?? null, email: account?.email ?? null };
    await this.db.transaction().execute(async (tx) => {
      if (await mail.enqueue(tx))
        await this.emailTokens.issue(tx, fresh, { ...link, ...(browser && { browser }) });
    });
  }
}

function greeted(account: Account | undefined): string {
  const name = account?.name ?? '';
  return account?.email_verified_at ? name : safeDisplayName(name, 'there');
}

type Write = (name: string, token: string, code: string) => EmailContent;
