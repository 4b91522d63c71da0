import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import type { RecentAuth } from '../recent-auth.ports.js';
import { AccessTokens } from '../sessions/access-tokens.js';
import { SessionList } from '../sessions/session-list.js';
import { reauthMinutes } from './reauth.contract.js';
import { type Reauth, Reauthentication } from './reauth.js';

/** Within ten minutes of signing in, or of a password or code that was typed since, nobody is asked again. It counts for the session in which
 *  it was shown, and for no other.
 *  source  README, Rule 18 */
@Injectable()
export class RecentAuths implements RecentAuth {
  constructor(
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(SessionList) private readonly sessions: SessionList,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async require(memberId: string, request: SignedRequest): Promise<void> {
    if ((await this.secondsLeft(memberId, request)) === 0)
      throw forbidden('PROOF_NEEDED', {
        message: 'Show first that it is you: by your password, by a code, or by signing in again.',
      });
  }

  /** For how many seconds the last proof of the request's session still counts; 0 when it does not any more. */
  async secondsLeft(memberId: string, request: SignedRequest): Promise<number> {
    const session = (await this.accessTokens.read(request))?.sid;
    const at = session && (await this.sessions.authenticatedAt(memberId, session));
    if (!at) return 0;
    const age = Date.parse(this.clock.now()) - Date.parse(at);
    return Math.max(0, reauthMinutes * 60 - Math.floor(age / 1000));
  }

  /** Take a password or a code, and let it count from now on.
   *  errors  PROOF_NEEDED (forbidden) without either, WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async reauthenticate(memberId: string, proof: Reauth, request: SignedRequest): Promise<void> {
    await this.reauthentication.require(memberId, proof, request.ip ?? '');
    const session = (await this.accessTokens.read(request))?.sid;
    if (session) await this.sessions.recordReauthentication(memberId, session);
  }
}
