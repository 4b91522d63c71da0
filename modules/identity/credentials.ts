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
    const account = await this.members.withEmail(email);
    const good = account
      ? await this.passwords.matches(account.password_hash, password)
      : await this.passwords.matchesNobody(password);
    if (!account || !good)
      throw unauthenticated('WRONG_CREDENTIALS', { message: 'E-mail or password is not right.' });
    await this.tries.giveBack('sign-in from address', address);
    await this.tries.giveBack('sign-in to mail', email);
    if (account.suspended_at !== null)
      throw forbidden('ACCOUNT_SUSPENDED', { message: 'This account is suspended.' });
    if (this.passwords.isStale(account.password_hash)) await this.members.rehash(account.member_id, password);
    await this.members.record(account);
    return account;
  }
}
