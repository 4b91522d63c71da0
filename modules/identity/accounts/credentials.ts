import { Inject, Injectable } from '@nestjs/common';
import { forbidden, unauthenticated } from '../../kernel/decider/errors.js';
import { clientSubnet } from '../../kernel/http/client-subnet.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { type Account, Accounts } from './accounts.js';
import { Passwords } from './passwords.js';

/** E-mail and password, checked on one path whether or not somebody has that mail. */
@Injectable()
export class Credentials {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
  ) {}

  /** The account that mail and password open.
   *  errors  WRONG_CREDENTIALS (unauthenticated), ACCOUNT_SUSPENDED (forbidden), TOO_MANY_TRIES (too-many)
   *  source  reliability.md 2.6 */
  async check(email: string, password: string, address: string): Promise<Account> {
    await this.attempts.count('sign-in from address', address);
    const refund = await this.countAttempt(email, address);
    const { opened: account } = await this.compare(email, password);
    if (!account) throw unauthenticated('WRONG_CREDENTIALS', { message: 'E-mail or password is not right.' });
    await this.attempts.refund('sign-in from address', address);
    await refund();
    return this.admit(account, password);
  }

  /** Count a try on a mail: from this network, so that a stranger elsewhere does not shut its member out, and over all of them, should many
   *  guess together. The link by e-mail stays open, within its own limit (ADR 0015).
   *  out     takes the try back
   *  errors  TOO_MANY_TRIES (too-many)
   *  source  reliability.md 2.6 (back-off, not lock-out) */
  async countAttempt(email: string, address: string): Promise<() => Promise<void>> {
    const here = `${email.toLowerCase()} ${clientSubnet(address)}`;
    await this.attempts.count('sign-in to mail from network', here);
    await this.attempts.count('sign-in to mail', email.toLowerCase());
    return async () => {
      await this.attempts.refund('sign-in to mail from network', here);
      await this.attempts.refund('sign-in to mail', email.toLowerCase());
    };
  }

  /** The account that mail and password open: the one that proved the mail, else one that claims it; and the hash that this password has as
   *  a claim to this mail. All claims to a mail share salt and cost, so that one hash finds its own among however many there are: two
   *  hashes are made in any case, and neither time nor answer says whether somebody else is there.
   *  source  README, Rule 10 */
  async compare(
    email: string,
    password: string,
  ): Promise<{ readonly opened: Account | undefined; readonly hash: string }> {
    const [proven, like] = await Promise.all([
      this.accounts.withVerifiedEmail(email),
      this.accounts.unverifiedHash(email),
    ]);
    const [isOwner, hash] = await Promise.all([
      this.#opens(proven, password),
      this.passwords.hash(password, like),
    ]);
    const claimed = await this.accounts.findUnverified(email, hash);
    return { opened: isOwner ? proven : claimed, hash };
  }

  /** Let an account in that showed its password: not a suspended one; what is missing of it in the log is recorded.
   *  errors  ACCOUNT_SUSPENDED (forbidden) */
  async admit(account: Account, password: string): Promise<Account> {
    if (account.suspended_at !== null) throw suspended();
    if (account.email_verified_at !== null && this.passwords.isStale(account.password_hash))
      await this.accounts.rehash(account, password);
    await this.accounts.record(account);
    return account;
  }

  #opens(account: Account | undefined, password: string): Promise<boolean> {
    return account
      ? this.passwords.matches(account.password_hash, password)
      : this.passwords.failsInSameTime(password);
  }
}

export const suspended = () =>
  forbidden('ACCOUNT_SUSPENDED', {
    message: 'This account is suspended. If you think that is wrong, write to support.',
  });
