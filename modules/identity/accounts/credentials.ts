import { Inject, Injectable } from '@nestjs/common';
import { forbidden, unauthenticated } from '../../kernel/decider/errors.js';
import { clientSite } from '../../kernel/http/client-subnet.js';
import { noteAbout } from '../../kernel/security/request-context.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { type Account, Accounts } from './accounts.js';
import { isDisabled } from './disable-account.shared.js';
import { Passwords } from './passwords.js';

/** Checks e-mail address and password on one path, whether or not an account has that address. */
@Injectable()
export class Credentials {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
  ) {}

  /** The account that this e-mail address and password sign in to.
   *  in      device: the name of a known device of the member; attempts are then counted by it instead of the mailbox and the IP address
   *  errors  WRONG_CREDENTIALS (unauthenticated), ACCOUNT_CLOSED (forbidden), TOO_MANY_TRIES (too-many)
   *  source  README, Rules 3 and 7 */
  async check(email: string, password: string, address: string, device?: string): Promise<Account> {
    const refund = device ? await this.#countOnDevice(device) : await this.#countFromAddress(email, address);
    const { account } = await this.compare(email, password);
    if (!account) {
      await this.attempts.isWithin('failed sign-in to mail', email.toLowerCase());
      throw unauthenticated('WRONG_CREDENTIALS', { message: 'Wrong e-mail or password.' });
    }
    await this.attempts.reset('failed sign-in to mail', email.toLowerCase());
    await refund();
    return this.admit(account, password);
  }

  /** Whether two attempts on this e-mail address, or from this IP address, failed lately. */
  async hasFailed(email: string, address: string): Promise<boolean> {
    const failed = await Promise.all([
      this.attempts.used('sign-in from address', address),
      this.attempts.used('failed sign-in to mail', email.toLowerCase()),
    ]);
    return failed.some((count) => count >= 2);
  }

  /** Count an attempt on an e-mail address: per network, so that a stranger elsewhere does not lock the member out, and over all networks,
   *  in case many guess together. The sign-in link by e-mail has its own limit.
   *  out     refunds the attempt
   *  errors  TOO_MANY_TRIES (too-many)
   *  source  ADR 0015 */
  async countAttempt(email: string, address: string): Promise<() => Promise<void>> {
    const here = `${email.toLowerCase()} ${clientSite(address)}`;
    await this.attempts.count('sign-in to mail from network', here);
    await this.attempts.count('sign-in to mail', email.toLowerCase());
    return async () => {
      await this.attempts.refund('sign-in to mail from network', here);
      await this.attempts.refund('sign-in to mail', email.toLowerCase());
    };
  }

  async #countFromAddress(email: string, address: string): Promise<() => Promise<void>> {
    await this.attempts.count('sign-in from address', address);
    const refund = await this.countAttempt(email, address);
    return async () => {
      await this.attempts.refund('sign-in from address', address);
      await refund();
    };
  }

  async #countOnDevice(device: string): Promise<() => Promise<void>> {
    await this.attempts.count('sign-in on known device', device);
    return () => this.attempts.refund('sign-in on known device', device);
  }

  /** The account that e-mail address and password sign in to: the verified one, else an unverified one. The hash
   *  of this password among the unverified accounts of the address is also returned. These accounts share salt and
   *  cost, so one hash finds the right one. Every call makes two hashes, so neither time nor response reveals whether
   *  another account exists.
   *  source  README, Rule 10; ADR 0014 */
  async compare(
    email: string,
    password: string,
  ): Promise<{ readonly account: Account | undefined; readonly hash: string }> {
    const [verified, like] = await Promise.all([
      this.accounts.withVerifiedEmail(email),
      this.accounts.unverifiedHash(email),
    ]);
    noteAbout(verified?.member_id);
    const [isOwner, hash] = await Promise.all([
      this.#matches(verified, password),
      this.passwords.hash(password, like),
    ]);
    const unverified = await this.accounts.findUnverified(email, hash);
    return { account: isOwner ? verified : unverified, hash };
  }

  /** Admit an account after its password was right, and record what the event store still lacks of it.
   *  errors  ACCOUNT_CLOSED (forbidden) */
  async admit(account: Account, password: string): Promise<Account> {
    if (isDisabled(account)) throw closed();
    if (account.email_verified_at !== null && this.passwords.isStale(account.password_hash))
      await this.accounts.rehash(account, password);
    await this.accounts.record(account);
    return account;
  }

  #matches(account: Account | undefined, password: string): Promise<boolean> {
    return account
      ? this.passwords.matches(account.password_hash, password)
      : this.passwords.failsInSameTime(password);
  }
}

export const closed = () =>
  forbidden('ACCOUNT_CLOSED', { message: 'This account is closed, and everything in it is being erased.' });
