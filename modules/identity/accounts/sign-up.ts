import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Response } from 'express';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { SETTINGS, type Settings } from '../../settings/settings.ports.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { type Session, termsVersion } from '../identity.contract.js';
import type { IdentityTables } from '../identity.tables.js';
import { clientInfoOf } from '../sessions/device.js';
import { SignInHistory } from '../sessions/sign-in-history.js';
import { SignInService } from '../sessions/sign-in-service.js';
import { type Account, Accounts, firstFactorOf, idempotencyKeyReused, newAccount } from './accounts.js';
import { AGE_GATE, type AgeGate } from './age-gate.ports.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Credentials } from './credentials.js';
import { type VerificationEmail, VerificationEmails } from './verification-emails.js';
import { lockEmail, unusablePasswordHash } from './verified-email.js';

/** The form of a visitor who accepts the terms in force. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name?: string | undefined;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** Follows from the command. The same id again is the same registration. */
  readonly memberId: string;
}

/** Registers visitors. A sign-up does not reveal whether an e-mail address has an account: everyone gets an account, and the address
 *  belongs to the one who verifies it. With the right password of an existing account a sign-up is a sign-in.
 *  source  README, Rules 10 and 11 */
@Injectable()
export class SignUps {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Credentials) private readonly credentials: Credentials,
    @Inject(VerificationEmails) private readonly verificationEmails: VerificationEmails,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(SignInHistory) private readonly history: SignInHistory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(AGE_GATE) private readonly ageGate?: AgeGate,
    @Optional() @Inject(SETTINGS) private readonly settings?: Settings,
  ) {}

  /** Register a visitor whom the age gate admits, and sign in.
   *  errors  SIGN_UPS_CLOSED, SIGN_UP_HELD, ACCOUNT_CLOSED (forbidden), BIRTH_DATE_WRONG, PASSWORD_TOO_COMMON (invalid), TOO_MANY_TRIES (too-many),
   *          SIGN_IN_BUSY (unavailable), IDEMPOTENCY_KEY_REUSED (unprocessable), and those of signing in */
  async signUp(form: SignUpForm, request: SignedRequest, response: Response): Promise<Session> {
    const { dateOfBirth, memberId } = form;
    await this.settings?.mustBeOpen('sign-ups-open');
    await this.ageGate?.admit(request, response, dateOfBirth);
    const account = await this.#account(form, request);
    if (account.member_id === memberId) await this.ageGate?.record(memberId, dateOfBirth);
    return this.signInService.signIn(firstFactorOf(account), 'sign-up', request, response);
  }

  /** The new account, or the existing one whose password the visitor knows. */
  async #account({ email, password, name, memberId }: SignUpForm, request: SignedRequest): Promise<Account> {
    const address = request.ip ?? '';
    refuseCommonPassword(password, email, name);
    await this.attempts.count('sign-up from address', address);
    await this.credentials.countAttempt(email, address);
    const newRow = newAccount({
      email,
      name,
      terms: termsVersion,
      memberId,
      hash: unusablePasswordHash,
      now: this.clock.now(),
    });
    const mail = (await this.#mayWrite(email))
      ? await this.verificationEmails.write(newRow, newId())
      : undefined;
    for (;;) {
      const count = await this.accounts.countWithEmail(email);
      const { account: existing, hash } = await this.credentials.compare(email, password);
      if (existing) return this.credentials.admit(existing, password);
      const account = { ...newRow, password_hash: hash };
      if (!(await this.#register(account, count, mail))) continue;
      await this.#showGuess(email, request);
      await this.accounts.record(account);
      return account;
    }
  }

  /** The owner of the address sees a sign-up with another password like a sign-in with a wrong one: with the right one it would have been a sign-in.
   *  Its attempt stays counted by mailbox. An app check it needed anyway. */
  #showGuess(email: string, request: SignedRequest): Promise<void> {
    const client = clientInfoOf(request);
    return this.history.recordRefusal(email, { way: 'sign-up', outcome: 'wrong-password', client });
  }

  /** False when another sign-up with this e-mail address came first: perhaps the same person pressed the button twice. */
  #register(account: Account, count: number, mail: VerificationEmail | undefined): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      await lockEmail(tx, account.email);
      if ((await this.accounts.countWithEmail(account.email, tx)) !== count) return false;
      const { numInsertedOrUpdatedRows } = await tx
        .withTables<IdentityTables>()
        .insertInto('identity.account')
        .values(account)
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw idempotencyKeyReused();
      await mail?.send(tx);
      return true;
    });
  }

  /** False when the mailbox has had its share of e-mails; the registration goes on. */
  async #mayWrite(email: string): Promise<boolean> {
    try {
      await this.attempts.count('letter to mail', email);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_TRIES') return false;
      throw error;
    }
  }
}
