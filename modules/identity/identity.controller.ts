import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { Accounts } from './accounts/accounts.js';
import { SignUps } from './accounts/sign-up.js';
import {
  acceptTerms,
  getAuthStatus,
  refreshSession,
  rememberTour,
  type Session,
  signIn,
  signOut,
  signUp,
} from './identity.contract.js';
import { BrowserSessions } from './sessions/browser-sessions.js';
import { Sessions } from './sessions/sessions.js';
import { SignInService } from './sessions/sign-in-service.js';

@Controller()
export class IdentityController {
  constructor(
    @Inject(SignUps) private readonly signUps: SignUps,
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
  ) {}

  @Route(signUp)
  async signUp(
    @Input() { body, meta, request }: RouteInput<typeof signUp>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const memberId = deterministicId(meta.commandId, 'member');
    return this.signUps.signUp({ ...body, memberId }, request, response);
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
    @Input() { body: { isInUse }, request }: RouteInput<typeof refreshSession>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    return this.browserSessions.refresh(request, response, isInUse);
  }

  @Route(signOut)
  async signOut(
    @Input() { request }: RouteInput<typeof signOut>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof signOut>> {
    await this.browserSessions.signOut(request, response);
    return { signedOut: true };
  }

  @Route(getAuthStatus)
  async status(
    @Input() { actor, request }: RouteInput<typeof getAuthStatus>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getAuthStatus>> {
    response.set('Cache-Control', 'no-store');
    const user = actor
      ? await this.sessions.userIn(request.sessionId ?? '')
      : await this.browserSessions.userOf(request);
    return user ? { authenticated: true, user } : { authenticated: false, user: null };
  }

  @Route(acceptTerms)
  acceptTerms(@Input() { body, meta }: RouteInput<typeof acceptTerms>): Promise<Receipt> {
    return this.accounts.acceptTerms(meta.actor.id, body.version, meta);
  }

  @Route(rememberTour)
  async rememberTour(
    @Input() { body, meta }: RouteInput<typeof rememberTour>,
  ): Promise<ResponseOf<typeof rememberTour>> {
    await this.accounts.rememberTour(meta.actor.id, body.isOver ? meta.now : null);
    return body;
  }
}
