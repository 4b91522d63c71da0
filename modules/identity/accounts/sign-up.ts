import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import type { IdentityTables } from '../identity.tables.js';
import { type Account, Accounts, idempotencyKeyReused, type NewMember, newAccount } from './accounts.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Credentials } from './credentials.js';
import { Verification, type VerificationEmail } from './verification.js';
import { lockEmail, unusablePasswordHash } from './verified-email.js';

export interface NewAccount extends Pick<NewMember, 'name' | 'terms'> {
  readonly email: string;
  readonly password: string;
  readonly address: string;
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
    @Inject(Verification) private readonly verification: Verification,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** errors  PASSWORD_TOO_COMMON (invalid), ACCOUNT_SUSPENDED (forbidden), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable),
   *          IDEMPOTENCY_KEY_REUSED (unprocessable) */
  async signUp(newMember: NewAccount): Promise<Account> {
    refuseCommonPassword(newMember.password, newMember.email);
    await this.attempts.count('sign-up from address', newMember.address);
    await this.credentials.countAttempt(newMember.email, newMember.address);
    const { email, password, name, terms, memberId } = newMember;
    const newRow = newAccount({
      email,
      name,
      terms,
      memberId,
      hash: unusablePasswordHash,
      now: this.clock.now(),
    });
    const mail = (await this.#mayWrite(email)) ? await this.verification.write(newRow, newId()) : undefined;
    for (;;) {
      const count = await this.accounts.countWithEmail(email);
      const { account: existing, hash } = await this.credentials.compare(email, password);
      if (existing) return this.credentials.admit(existing, password);
      const account = { ...newRow, password_hash: hash };
      if (!(await this.#register(account, count, mail))) continue;
      await this.accounts.record(account);
      return account;
    }
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
