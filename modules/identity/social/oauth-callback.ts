import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { DomainError, forbidden } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { AGE_GATE, type AgeGate } from '../accounts/age-gate.ports.js';

import { BrowserSessions } from '../sessions/browser-sessions.js';
import { SignInService } from '../sessions/sign-in-service.js';
import { socialCookie } from '../sessions/token-cookie.js';
import { OAuthSignUp } from './oauth-sign-up.js';
import { type FinishedOAuth, OAuthStates } from './oauth-state.js';
import type { finishSocial } from './social.contract.js';
import { SocialLinks } from './social-links.js';

/** The browser that finishes an OAuth flow: the cookie of the flow, and the date of birth that the person entered. */
export interface CallbackRequest {
  readonly cookie: string;
  readonly dateOfBirth: string | undefined;
  readonly request: SignedRequest;
  readonly response: Response;
}

/** Finishes an OAuth flow: links a provider to the signed-in member, or signs the person in. */
@Injectable()
export class OAuthCallback {
  readonly #publicUrl: string;

  constructor(
    @Inject(OAuthStates) private readonly oauthStates: OAuthStates,
    @Inject(OAuthSignUp) private readonly oauthSignUp: OAuthSignUp,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Optional() @Inject(AGE_GATE) private readonly ageGate?: AgeGate,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** Finish the flow of this browser.
   *  errors  SOCIAL_OVER, SECOND_FACTOR_NEEDED (unauthenticated), SOCIAL_OTHER_MEMBER (forbidden), the error that the provider's answer
   *          led to, and those of linking and signing in */
  async finish(callback: CallbackRequest): Promise<ResponseOf<typeof finishSocial>> {
    const finished = await this.oauthStates.finish(callback.cookie);
    const { member_id: memberId } = finished.flow;
    return memberId === null ? this.#enter(finished, callback) : this.#link(memberId, finished, callback);
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

  async #enter(finished: FinishedOAuth, callback: CallbackRequest): Promise<ResponseOf<typeof finishSocial>> {
    const { dateOfBirth, request, response } = callback;
    const admitted = await this.#admit(finished, callback);
    if (!admitted) return { outcome: 'birth-date-asked' };
    const { isNew } = admitted;
    if (isNew && dateOfBirth !== undefined) await this.ageGate?.record(admitted.memberId, dateOfBirth);
    const session = await this.signInService.signIn(
      admitted,
      finished.flow.kind,
      request,
      response,
      finished.person.authenticatedAt,
    );
    return { outcome: 'signed-in', session, isNew };
  }

  /** A flow that still needs a date of birth goes on, also after a wrong one. Any other result ends it. */
  async #admit({ flow, person }: FinishedOAuth, { cookie, dateOfBirth, request, response }: CallbackRequest) {
    const gate = async () => {
      await this.ageGate?.admit(request, response, dateOfBirth);
      return dateOfBirth !== undefined;
    };
    const { kind, terms } = flow;
    let isWaiting = false;
    try {
      const admitted = await this.oauthSignUp.admit({ kind, person, terms, address: request.ip ?? '', gate });
      isWaiting = admitted === undefined;
      return admitted;
    } catch (error) {
      isWaiting = error instanceof DomainError && error.code === 'BIRTH_DATE_WRONG';
      throw error;
    } finally {
      if (isWaiting) await this.oauthStates.restore(flow, person, cookie);
      else socialCookie.clear(response, this.#publicUrl);
    }
  }

  /** The member who began to link must still be signed in here. */
  async #requireMember(memberId: string, request: SignedRequest): Promise<void> {
    if ((await this.browserSessions.userOf(request))?.uid !== memberId)
      throw forbidden('SOCIAL_OTHER_MEMBER', {
        message: 'Somebody else is signed in on this browser now. Sign in again, then link.',
      });
  }
}
