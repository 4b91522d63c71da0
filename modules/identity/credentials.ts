import { Inject, Injectable } from '@nestjs/common';
import { forbidden, unauthenticated } from '../kernel/errors.js';
import { type Account, Members } from './members.js';
import { Passwords } from './passwords.js';
import { Tries } from './tries.js';

/** E-mail and password, checked on one path whether or not somebody has that mail. */
@Injectable()
export class Credentials {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Tries) private readonly tries: Tries,
  ) {}

  /** The account that mail and password open.
   *  errors  WRONG_CREDENTIALS (unauthenticated), ACCOUNT_SUSPENDED (forbidden), TOO_MANY_TRIES (too-many)
   *  source  reliability.md 2.6 */
  async check(email: string, password: string, address: string): Promise<Account> {
    await this.tries.count('sign-in from address', address);
    await this.tries.count('sign-in to mail', email);
    const account = await this.match(email, password);
    if (!account) throw unauthenticated('WRONG_CREDENTIALS', { message: 'E-mail or password is not right.' });
    await this.tries.giveBack('sign-in from address', address);
    await this.tries.giveBack('sign-in to mail', email);
    return this.admit(account, password);
  }

  /** The account that mail and password open: the one that proved the mail, or the oldest that claims it. Two hashes are compared in any
   *  case, so that the time says nothing of how many there are. */
  async match(email: string, password: string): Promise<Account | undefined> {
    const { proven, claimed } = await this.members.candidates(email);
    const [first, second] = await Promise.all(
      [proven, claimed].map((account) => this.#opens(account, password)),
    );
    return first ? proven : second ? claimed : undefined;
  }

  /** Let an account in that showed its password: not a suspended one; what is missing of it in the log is recorded.
   *  errors  ACCOUNT_SUSPENDED (forbidden) */
  async admit(account: Account, password: string): Promise<Account> {
    if (account.suspended_at !== null) throw suspended();
    if (this.passwords.isStale(account.password_hash)) await this.members.rehash(account.member_id, password);
    await this.members.record(account);
    return account;
  }

  #opens(account: Account | undefined, password: string): Promise<boolean> {
    return account
      ? this.passwords.matches(account.password_hash, password)
      : this.passwords.matchesNobody(password);
  }
}

export const suspended = () => forbidden('ACCOUNT_SUSPENDED', { message: 'This account is suspended.' });
