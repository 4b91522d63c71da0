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

/** Registers strangers. Nobody learns by it whether a mail has an account: everyone gets one, and the mail belongs to whoever proves it.
 *  With the right password of an account that is there it is a sign-in.
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
    const stranger = newAccount({
      email,
      name,
      terms,
      memberId,
      hash: unusablePasswordHash,
      now: this.clock.now(),
    });
    const mail = (await this.#mayWrite(email)) ? await this.verification.write(stranger, newId()) : undefined;
    for (;;) {
      const count = await this.accounts.countWithEmail(email);
      const { opened, hash } = await this.credentials.compare(email, password);
      if (opened) return this.credentials.admit(opened, password);
      const account = { ...stranger, password_hash: hash };
      if (!(await this.#register(account, count, mail))) continue;
      await this.accounts.record(account);
      return account;
    }
  }

  /** False when somebody else registered the mail meanwhile: perhaps the same person, by a second press of the button. */
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

  /** A mailbox that had its share of mails is left alone; the registration goes on. */
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
