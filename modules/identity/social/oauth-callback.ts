import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { DomainError, forbidden } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { AGE_GATE, type AgeGate } from '../../members/member-access.ports.js';
import { Sessions } from '../sessions/sessions.js';
import { SignInService } from '../sessions/sign-in-service.js';
import { refreshCookie, socialCookie } from '../sessions/token-cookie.js';
import { OAuthSignUp } from './oauth-sign-up.js';
import { type FinishedOAuth, OAuthStates } from './oauth-state.js';
import type { finishSocial } from './social.contract.js';
import { SocialLinks } from './social-links.js';

/** The browser that a try is finished in: its cookie is the try's, and what the person says there of themselves. */
export interface CallbackRequest {
  readonly cookie: string;
  readonly dateOfBirth: string | undefined;
  readonly request: SignedRequest;
  readonly response: Response;
}

/** The two ends of a try: one more way in for who is signed in, or a session for whom somebody else vouches for. */
@Injectable()
export class OAuthCallback {
  readonly #publicUrl: string;

  constructor(
    @Inject(OAuthStates) private readonly oauthStates: OAuthStates,
    @Inject(OAuthSignUp) private readonly oauthSignUp: OAuthSignUp,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Optional() @Inject(AGE_GATE) private readonly ageGate?: AgeGate,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** What came of this browser's try.
   *  errors  SOCIAL_OVER, SECOND_FACTOR_NEEDED (unauthenticated), SOCIAL_OTHER_MEMBER (forbidden), whatever the try was refused with, and those of
   *          linking and of letting in */
  async finish(finisher: CallbackRequest): Promise<ResponseOf<typeof finishSocial>> {
    const finished = await this.oauthStates.finish(finisher.cookie);
    const { member_id: memberId } = finished.flow;
    return memberId === null ? this.#enter(finished, finisher) : this.#link(memberId, finished, finisher);
  }

  async #link(
    memberId: string,
    { flow: { kind }, person }: FinishedOAuth,
    { request, response }: CallbackRequest,
  ): Promise<ResponseOf<typeof finishSocial>> {
    socialCookie.clear(response, this.#publicUrl);
    await this.#requireMember(memberId, request);
    await this.socialLinks.link(memberId, kind, person);
    return { outcome: 'linked', kind };
  }

  async #enter(finished: FinishedOAuth, finisher: CallbackRequest): Promise<ResponseOf<typeof finishSocial>> {
    const { dateOfBirth, request, response } = finisher;
    const admitted = await this.#admit(finished, finisher);
    if (!admitted) return { outcome: 'birth-date-asked' };
    const { isNew } = admitted;
    if (isNew && dateOfBirth !== undefined) await this.ageGate?.record(admitted.memberId, dateOfBirth);
    const session = await this.signInService.signIn(admitted, finished.flow.kind, request, response);
    return { outcome: 'signed-in', session, isNew };
  }

  /** The try waits for a date of birth, also when the one that was given is wrong; else it is over. */
  async #admit({ flow, person }: FinishedOAuth, { cookie, dateOfBirth, request, response }: CallbackRequest) {
    const gate = async () => {
      await this.ageGate?.admit(request, response, dateOfBirth);
      return dateOfBirth !== undefined;
    };
    const { kind, terms } = flow;
    let waits = false;
    try {
      const admitted = await this.oauthSignUp.admit({ kind, person, terms, address: request.ip ?? '', gate });
      waits = admitted === undefined;
      return admitted;
    } catch (error) {
      waits = error instanceof DomainError && error.code === 'BIRTH_DATE_WRONG';
      throw error;
    } finally {
      if (waits) await this.oauthStates.restore(flow, person, cookie);
      else socialCookie.clear(response, this.#publicUrl);
    }
  }

  /** Who linked must still be who is signed in here. */
  async #requireMember(memberId: string, request: SignedRequest): Promise<void> {
    const token = refreshCookie.read(request, this.#publicUrl);
    const user = token && (await this.sessions.userOfToken(token));
    if (!user || user.uid !== memberId)
      throw forbidden('SOCIAL_OTHER_MEMBER', {
        message: 'Somebody else is signed in here by now. Sign in again, then link.',
      });
  }
}
