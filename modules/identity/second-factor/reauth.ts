import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { DATABASE } from '../../kernel/config/tokens.js';
import { forbidden, invalid } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Passwords } from '../accounts/passwords.js';
import { type Attempt, AttemptLimiter } from '../attempt-limiter.js';
import type { IdentityTables } from '../identity.tables.js';
import { SecondFactor } from './second-factor.js';

export interface Reauth {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

type CodeAttempt = 'code at the door' | 'proof in session';

/** Shows, before something that guards the account is changed, that it is the member who sits there. */
@Injectable()
export class Reauthentication {
  readonly #db: Kysely<IdentityTables>;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
  ) {
    this.#db = db.withTables<IdentityTables>();
  }

  /** errors  PROOF_NEEDED (forbidden) without password and code, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async require(memberId: string, { password, code }: Reauth, address: string): Promise<void> {
    if (password === undefined && code === undefined)
      throw forbidden('PROOF_NEEDED', { message: 'Give your password first.' });
    const way = password === undefined ? 'code' : 'password';
    const good = await this.countAttempt<unknown>('proof in session', memberId, address, () =>
      password === undefined
        ? this.secondFactor.verify(memberId, code ?? '')
        : this.#opens(memberId, password),
    );
    if (good) return;
    const message =
      way === 'password' ? 'That is not your password.' : 'That code is not right, or was used before.';
    throw invalid('WRONG_PROOF', { message, fields: [{ path: way, message }] });
  }

  /** Counts a try of the member's and of the address's; one that showed something does not count. At the door and in a session they count apart:
   *  whoever tries on at the door with the right password does not keep the member from changing it.
   *  errors  TOO_MANY_TRIES (too-many) */
  async countAttempt<Shown>(
    where: CodeAttempt,
    memberId: string,
    address: string,
    tried: () => Promise<Shown>,
  ): Promise<Shown> {
    const counts: readonly (readonly [Attempt, string])[] = [
      ['proof from address', address],
      [where, memberId],
      [`${where} in a day`, memberId],
    ];
    for (const [what, who] of counts) await this.attempts.count(what, who);
    const shown = await tried();
    if (shown) for (const [what, who] of counts) await this.attempts.refund(what, who);
    return shown;
  }

  /** With a new password the door is open again to who knows it. */
  async resetSignInAttempts(memberId: string): Promise<void> {
    await this.attempts.reset('code at the door', memberId);
    await this.attempts.reset('code at the door in a day', memberId);
  }

  /** The same for who set it by mail, twice a day: whoever reads the mailbox, and has no code, does not buy tries with new passwords. */
  async resetSignInAttemptsByEmail(memberId: string): Promise<void> {
    if (await this.attempts.isWithin('door opened by mail', memberId))
      await this.resetSignInAttempts(memberId);
  }

  async #opens(memberId: string, password: string): Promise<boolean> {
    const account = await this.#db
      .selectFrom('identity.account')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return account
      ? this.passwords.matches(account.password_hash, password)
      : this.passwords.failsInSameTime(password);
  }
}
