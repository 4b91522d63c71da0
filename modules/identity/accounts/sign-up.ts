import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import type { IdentityTables } from '../identity.tables.js';
import { type Account, Accounts, type NewMember, newAccount, reused } from './accounts.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Credentials } from './credentials.js';
import { Verification } from './verification.js';
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
    @Inject(Accounts) private readonly members: Accounts,
    @Inject(Credentials) private readonly credentials: Credentials,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** errors  PASSWORD_TOO_COMMON (invalid), ACCOUNT_SUSPENDED (forbidden), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable),
   *          IDEMPOTENCY_KEY_REUSED (unprocessable) */
  async enter(newcomer: NewAccount): Promise<Account> {
    refuseCommonPassword(newcomer.password, newcomer.email);
    await this.attempts.count('sign-up from address', newcomer.address);
    await this.credentials.countTry(newcomer.email, newcomer.address);
    const { email, password, name, terms, memberId } = newcomer;
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
      const seen = await this.members.countWithEmail(email);
      const { opened, hash } = await this.credentials.compare(email, password);
      if (opened) return this.credentials.admit(opened, password);
      const account = { ...stranger, password_hash: hash };
      if (!(await this.#register(account, seen, mail))) continue;
      await this.members.record(account);
      return account;
    }
  }

  /** False when somebody else registered the mail meanwhile: perhaps the same person, by a second press of the button. */
  #register(account: Account, seen: number, mail: Mail | undefined): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      await lockEmail(tx, account.email);
      if ((await this.members.countWithEmail(account.email, tx)) !== seen) return false;
      const { numInsertedOrUpdatedRows } = await tx
        .withTables<IdentityTables>()
        .insertInto('identity.account')
        .values(account)
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw reused();
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

type Mail = Awaited<ReturnType<Verification['write']>>;
