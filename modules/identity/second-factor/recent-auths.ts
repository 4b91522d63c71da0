import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { AccessTokens } from '../sessions/access-tokens.js';
import { SessionList } from '../sessions/session-list.js';
import { reauthMinutes } from './reauth.contract.js';
import { type Reauth, Reauthentication } from './reauth.js';

/** Answers whether a session signed in or re-authenticated within the last ten minutes. It counts for that session only.
 *  source  README, Rule 18 */
@Injectable()
export class RecentAuths {
  constructor(
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(SessionList) private readonly sessions: SessionList,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** errors  PROOF_NEEDED (forbidden) unless the member signed in or re-authenticated within ten minutes */
  async require(memberId: string, request: SignedRequest): Promise<void> {
    if ((await this.secondsLeft(memberId, request)) === 0)
      throw forbidden('PROOF_NEEDED', {
        message: 'Confirm that it is you: enter your password or a code, or sign in again.',
      });
  }

  /** Seconds that the last re-authentication of the request's session still counts; 0 when none does. */
  async secondsLeft(memberId: string, request: SignedRequest): Promise<number> {
    const session = (await this.accessTokens.read(request))?.sid;
    return this.#secondsLeftOf(session && (await this.sessions.authenticatedAt(memberId, session)));
  }

  /** Check a password or a code.
   *  out     what was shown, for the session that replaces this one: with a code it is one of both factors
   *  errors  PROOF_NEEDED (forbidden) without either, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async check(
    memberId: string,
    reauth: Reauth,
    request: SignedRequest,
  ): Promise<{ readonly bothFactors: boolean }> {
    await this.reauthentication.require(memberId, reauth, request.ip ?? '');
    return { bothFactors: reauth.code !== undefined };
  }

  /** Check both factors: a code, and the password; of a member without one, a sign-in of the last ten minutes.
   *  errors  PROOF_NEEDED (forbidden) when one is missing, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable)
   *  source  README, Rule 18; ADR 0122 */
  async requireBoth(memberId: string, { password, code }: Reauth, request: SignedRequest): Promise<void> {
    if (code === undefined) throw forbidden('PROOF_NEEDED', { message: 'Enter a code of your app too.' });
    if (password === undefined) await this.#requireRecentSignIn(memberId, request);
    await this.reauthentication.require(memberId, { password, code }, request.ip ?? '');
  }

  async #requireRecentSignIn(memberId: string, request: SignedRequest): Promise<void> {
    if (await this.reauthentication.hasPassword(memberId))
      throw forbidden('PROOF_NEEDED', { message: 'Enter your password too.' });
    const session = (await this.accessTokens.read(request))?.sid;
    if (this.#secondsLeftOf(session && (await this.sessions.signedInAt(memberId, session))) === 0)
      throw forbidden('PROOF_NEEDED', { message: 'Sign in again first, then do this within ten minutes.' });
  }

  /** in  at: ISO-8601 UTC */
  #secondsLeftOf(at: string | undefined): number {
    if (!at) return 0;
    const age = Date.parse(this.clock.now()) - Date.parse(at);
    return Math.max(0, reauthMinutes * 60 - Math.floor(age / 1000));
  }
}
