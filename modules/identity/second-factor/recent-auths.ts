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
    const at = session && (await this.sessions.authenticatedAt(memberId, session));
    if (!at) return 0;
    const age = Date.parse(this.clock.now()) - Date.parse(at);
    return Math.max(0, reauthMinutes * 60 - Math.floor(age / 1000));
  }

  /** Check a password or a code, and record the re-authentication of this session.
   *  errors  PROOF_NEEDED (forbidden) without either, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async reauthenticate(memberId: string, reauth: Reauth, request: SignedRequest): Promise<void> {
    await this.reauthentication.require(memberId, reauth, request.ip ?? '');
    const session = (await this.accessTokens.read(request))?.sid;
    if (session) await this.sessions.recordReauthentication(memberId, session);
  }
}
