import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { DATABASE } from '../../kernel/config/tokens.js';
import { forbidden, invalid } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Passwords } from '../accounts/passwords.js';
import { unusablePasswordHash } from '../accounts/verified-email.js';
import { type Attempt, AttemptLimiter } from '../attempt-limiter.js';
import type { IdentityTables } from '../identity.tables.js';
import { SecondFactor } from './second-factor.js';

export interface Reauth {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

type CodeAttempt = 'code at the door' | 'proof in session';

/** Checks a password or a code before a change that guards the account. */
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

  /** Check the password, the code, or both where both are given: the code last, because it works once.
   *  errors  PROOF_NEEDED (forbidden) without password and code, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async require(memberId: string, { password, code }: Reauth, address: string): Promise<void> {
    if (password === undefined && code === undefined)
      throw forbidden('PROOF_NEEDED', { message: 'Enter your password first.' });
    if (password !== undefined) await this.#requireOne(memberId, { password }, address);
    if (code !== undefined) await this.#requireOne(memberId, { code }, address);
  }

  async #requireOne(memberId: string, { password, code }: Reauth, address: string): Promise<void> {
    const path = password === undefined ? 'code' : 'password';
    const accepted = await this.countAttempt<unknown>('proof in session', memberId, address, () =>
      password === undefined
        ? this.secondFactor.verify(memberId, code ?? '')
        : this.#matches(memberId, password),
    );
    if (accepted) return;
    const message =
      path === 'password' ? 'That is not your password.' : 'That code is not right, or it was used before.';
    throw invalid('WRONG_PROOF', { message, fields: [{ path, message }] });
  }

  /** Count an attempt for the member and for the IP address, or the known device in its place; a successful one does not count. Attempts at sign-in and attempts in a session
   *  count separately: a stranger who guesses codes at sign-in does not keep the member from changing the password.
   *  errors  TOO_MANY_TRIES (too-many) */
  async countAttempt<Result>(
    where: CodeAttempt,
    memberId: string,
    address: string,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const counts: readonly (readonly [Attempt, string])[] = [
      ['proof from address', address],
      [where, memberId],
      [`${where} in a day`, memberId],
    ];
    for (const [what, who] of counts) await this.attempts.count(what, who);
    const result = await attempt();
    if (result) for (const [what, who] of counts) await this.attempts.refund(what, who);
    return result;
  }

  /** Clear the wrong codes at sign-in, after a change of password. */
  async resetSignInAttempts(memberId: string): Promise<void> {
    await this.attempts.reset('code at the door', memberId);
    await this.attempts.reset('code at the door in a day', memberId);
  }

  /** The same after a reset by e-mail, at most twice a day: a stranger who reads the mailbox must not gain attempts by new passwords. */
  async resetSignInAttemptsByEmail(memberId: string): Promise<void> {
    if (await this.attempts.isWithin('door opened by mail', memberId))
      await this.resetSignInAttempts(memberId);
  }

  async hasPassword(memberId: string): Promise<boolean> {
    const account = await this.#db
      .selectFrom('identity.account')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return account !== undefined && account.password_hash !== unusablePasswordHash;
  }

  async #matches(memberId: string, password: string): Promise<boolean> {
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
