import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { conflict } from '../../kernel/decider/errors.js';
import { digestOf } from '../../kernel/encryption/random-token.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Accounts, type FirstFactor } from '../accounts/accounts.js';
import { closed } from '../accounts/credentials.js';
import { isDisabled } from '../accounts/disable-account.shared.js';
import { revokePriorCredentials } from '../accounts/revoke-prior-credentials.js';
import { markEmailVerified } from '../accounts/verified-email.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import type { Session } from '../identity.contract.js';
import { securityStampOf } from '../sessions/end-sessions.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { signInAgain } from '../sessions/sessions.js';
import { SignInService } from '../sessions/sign-in-service.js';
import { linkCookie } from '../sessions/token-cookie.js';
import { EmailTokens, type UsedEmailToken } from './email-tokens.js';

/** The part of a sign-in e-mail that the person used. */
export type LinkOrCode = { readonly token: string } | { readonly code: string };

/** Signs in with the link or the code from an e-mail, in the browser that asked for it. */
@Injectable()
export class LinkSignIn {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EmailTokens) private readonly emailTokens: EmailTokens,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(KnownDevices) private readonly knownDevices: KnownDevices,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** errors  LINK_OVER, LINK_ELSEWHERE (conflict), WRONG_CODE (invalid), ACCOUNT_CLOSED (forbidden), TOO_MANY_TRIES (too-many), and those
   *          of signing in */
  async signIn(shown: LinkOrCode, request: SignedRequest, response: Response): Promise<Session> {
    const browser = linkCookie.read(request, this.#publicUrl);
    const firstFactor =
      'token' in shown
        ? await this.#byToken(shown.token, browser)
        : await this.#byCode(shown.code, browser ?? '', request);
    linkCookie.clear(response, this.#publicUrl);
    return this.signInService.signIn(firstFactor, 'link', request, response);
  }

  /** out     the member who may sign in
   *  errors  LINK_OVER (conflict), LINK_ELSEWHERE (conflict) in another browser, and the link stays good; ACCOUNT_CLOSED (forbidden) */
  async #byToken(token: string, browser: string | undefined): Promise<FirstFactor> {
    const link = await this.emailTokens.find(this.db, 'sign-in', token);
    if (!browser || !link.browser?.equals(digestOf(browser))) throw elsewhere();
    return this.#admit(link.memberId, (tx) => this.emailTokens.use(tx, 'sign-in', token));
  }

  /** out     the member who may sign in
   *  errors  WRONG_CODE (invalid), LINK_OVER (conflict), ACCOUNT_CLOSED (forbidden), TOO_MANY_TRIES (too-many) */
  async #byCode(code: string, browser: string, request: SignedRequest): Promise<FirstFactor> {
    const address = request.ip ?? '';
    const trier = (memberId: string) => this.knownDevices.find(memberId, request) ?? memberId;
    await this.attempts.count('proof from address', address);
    const used = await this.emailTokens.useByCode(
      this.db,
      { purpose: 'sign-in', browser, code },
      (memberId) => this.attempts.isWithin('code of sign-in link', trier(memberId)),
    );
    await this.attempts.refund('proof from address', address);
    await this.attempts.refund('code of sign-in link', trier(used.memberId));
    return this.#admit(used.memberId, async () => used);
  }

  async #admit(memberId: string, useLink: (tx: Database) => Promise<UsedEmailToken>): Promise<FirstFactor> {
    const account = await this.accounts.require(memberId);
    if (isDisabled(account)) throw closed();
    const isFirst = account.email_verified_at === null;
    const { unlinked, securityStamp } = await this.db.transaction().execute(async (tx) => {
      await markEmailVerified(tx, await useLink(tx), this.clock.now());
      const unlinked = isFirst ? await revokePriorCredentials(tx, memberId, this.clock.now()) : [];
      return { unlinked, securityStamp: await securityStampOf(tx, memberId) };
    });
    if (securityStamp === undefined) throw signInAgain();
    await this.accounts.recordOf(memberId);
    await this.accounts.recordUnlinked(memberId, unlinked);
    return { memberId, securityStamp };
  }
}

const elsewhere = () =>
  conflict('LINK_ELSEWHERE', {
    message: 'Open the link in the browser where you asked for it, or type the code from the e-mail there.',
  });
