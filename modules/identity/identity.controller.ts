import { Controller, Inject, Optional, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../kernel/config/environment.js';
import { ENVIRONMENT } from '../kernel/config/tokens.js';
import { conflict, unauthenticated } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { AGE_GATE, type AgeGate } from '../members/member-access.ports.js';
import { Accounts, firstFactorOf } from './accounts/accounts.js';
import { SignUps } from './accounts/sign-up.js';
import {
  acceptTerms,
  getAuthStatus,
  refreshSession,
  type Session,
  signIn,
  signOut,
  signUp,
  termsVersion,
} from './identity.contract.js';
import { clientInfoOf } from './sessions/device.js';
import { Sessions } from './sessions/sessions.js';
import { SignInService } from './sessions/sign-in-service.js';
import { refreshCookie } from './sessions/token-cookie.js';

@Controller()
export class IdentityController {
  readonly #publicUrl: string;

  constructor(
    @Inject(SignUps) private readonly signUps: SignUps,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Optional() @Inject(AGE_GATE) private readonly ageGate?: AgeGate,
  ) {
    this.#publicUrl = publicUrl;
  }

  @Route(signUp)
  async signUp(
    @Input() { body, meta, request }: RouteInput<typeof signUp>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const { dateOfBirth, ...newMember } = body;
    await this.ageGate?.admit(request, response, dateOfBirth);
    const memberId = deterministicId(meta.commandId, 'member');
    const account = await this.signUps.signUp({
      ...newMember,
      terms: termsVersion,
      memberId,
      address: request.ip ?? '',
    });
    if (account.member_id === memberId) await this.ageGate?.record(memberId, dateOfBirth);
    return this.signInService.signIn(firstFactorOf(account), 'sign-up', request, response);
  }

  @Route(signIn)
  async signIn(
    @Input() { body: { email, password }, request }: RouteInput<typeof signIn>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    return this.signInService.signInByPassword(email, password, request, response);
  }

  @Route(refreshSession)
  async refresh(
    @Input() { request }: RouteInput<typeof refreshSession>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const token = refreshCookie.read(request, this.#publicUrl);
    if (!token) throw unauthenticated('SESSION_EXPIRED', { message: 'Please sign in.' });
    return this.signInService.respond(await this.sessions.rotate(token, clientInfoOf(request)), response);
  }

  @Route(signOut)
  async signOut(
    @Input() { request }: RouteInput<typeof signOut>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof signOut>> {
    await this.signInService.endPreviousSession(request);
    await this.sessions.endByAccessToken(request);
    refreshCookie.clear(response, this.#publicUrl);
    response.set('Cache-Control', 'no-store');
    if (!this.ageGate?.holds(request)) response.set('Clear-Site-Data', '"cookies"');
    return { signedOut: true };
  }

  @Route(getAuthStatus)
  async status(
    @Input() { actor, request }: RouteInput<typeof getAuthStatus>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getAuthStatus>> {
    response.set('Cache-Control', 'no-store');
    const token = refreshCookie.read(request, this.#publicUrl);
    const user = actor
      ? await this.sessions.userOf(actor.id)
      : token && (await this.sessions.userOfToken(token));
    return user ? { authenticated: true, user } : { authenticated: false, user: null };
  }

  @Route(acceptTerms)
  acceptTerms(@Input() { body, meta }: RouteInput<typeof acceptTerms>): Promise<Receipt> {
    if (body.version !== termsVersion)
      throw conflict('TERMS_CHANGED', {
        message: 'The terms have changed. Reload the page and read them first.',
      });
    return this.accounts.acceptTerms(meta.actor.id, body.version, meta);
  }
}
