import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { safeDisplayName } from '../../mail/safe-display-name.rules.js';
import { type Account, Accounts } from '../accounts/accounts.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { resetPasswordEmail, signInEmail } from '../emails/emails.js';
import { successorOf } from '../sessions/refresh-token.js';
import { EmailTokens } from './email-tokens.js';

export interface EmailLinkRequest {
  readonly email: string;
  /** IP address of the caller. */
  readonly address: string;
  /** The name of a device that the member of the address knows. */
  readonly device?: string | undefined;
  /** Id of the command. */
  readonly cause: string;
  /** The cookie of the browser's last sign-in link. */
  readonly earlierBrowser?: string | undefined;
}

/** Sends a link by e-mail to a guest who asks for one. Neither the response nor its time tells whether the address has an account: an
 *  unknown address writes the same rows.
 *  errors  TOO_MANY_TRIES (too-many), counted alike for known and unknown addresses
 *  source  README, Rules 10 and 12 */
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

  reset(request: EmailLinkRequest): Promise<void> {
    return this.#send(request, 'reset-password', (name, token) =>
      resetPasswordEmail(name, `${this.#publicUrl}/reset-password#${token}`),
    );
  }

  /** in   next: the page that the link leads to, '' for the default
   *  out  the cookie that the link needs; the same for the same command */
  async signIn(request: EmailLinkRequest, next = ''): Promise<string> {
    const browser = successorOf(deterministicId(request.cause, request.email), this.#key);
    const page = `${this.#publicUrl}/sign-in-link${next && `?next=${encodeURIComponent(next)}`}`;
    const write: Write = (name, token, code) => signInEmail(name, `${page}#${token}`, code);
    await this.#send(request, 'sign-in', write, browser);
    return browser;
  }

  async #send(
    { email, address, device, cause, earlierBrowser }: EmailLinkRequest,
    purpose: 'reset-password' | 'sign-in',
    write: Write,
    browser?: string,
  ): Promise<void> {
    if (device) await this.attempts.count('e-mail asked on known device', device);
    else await this.attempts.countEmailRequest(email, address);
    const account = await this.accounts.withEmail(email);
    const issued = this.emailTokens.generate(purpose);
    const mail = await this.outbox.write({
      cause: deterministicId(cause, email), // differs per address, with or without an account
      kind: purpose,
      to: account?.email ?? null,
      person: account?.member_id ?? null,
      content: write(greetingName(account), issued.token, issued.code),
      usefulUntil: issued.until,
    });
    const link = { purpose, memberId: account?.member_id ?? null, email: account?.email ?? null };
    await this.db.transaction().execute(async (tx) => {
      if (await mail.enqueue(tx))
        await this.emailTokens.issue(tx, issued, { ...link, ...(browser && { browser, earlierBrowser }) });
    });
  }
}

function greetingName(account: Account | undefined): string {
  const name = account?.name ?? '';
  return account?.email_verified_at ? name : safeDisplayName(name, 'there');
}

type Write = (name: string, token: string, code: string) => EmailContent;
