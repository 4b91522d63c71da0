import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Session } from '../identity.contract.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { SignInService } from '../sessions/sign-in-service.js';
import {
  beginTotp,
  completeSignIn,
  confirmTotp,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from './totp.contract.js';
import { TotpService } from './totp.service.js';

@Controller()
export class TotpController {
  constructor(
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(TotpService) private readonly totp: TotpService,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
  ) {}

  @Route(completeSignIn)
  complete(
    @Input() { body: { challenge, code }, request }: RouteInput<typeof completeSignIn>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    return this.signInService.complete(challenge, code, request, response);
  }

  @Route(getSecondFactor)
  status(@Input() { meta }: RouteInput<typeof getSecondFactor>): Promise<ResponseOf<typeof getSecondFactor>> {
    return this.totp.status(meta.actor.id);
  }

  @Route(beginTotp)
  begin(
    @Input() { body, meta, request }: RouteInput<typeof beginTotp>,
  ): Promise<ResponseOf<typeof beginTotp>> {
    return this.totp.begin(meta.actor.id, body.password, request);
  }

  @Route(confirmTotp)
  async confirm(
    @Input() { body, meta, request }: RouteInput<typeof confirmTotp>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof confirmTotp>> {
    const recoveryCodes = [...(await this.totp.confirm(body.code, meta, request.ip ?? ''))];
    const session = await this.browserSessions.renew(request, response, { bothFactors: true });
    return { recoveryCodes, session };
  }

  @Route(turnOffTotp)
  async turnOff(
    @Input() { body, meta, request }: RouteInput<typeof turnOffTotp>,
  ): Promise<ResponseOf<typeof turnOffTotp>> {
    await this.totp.turnOff(body, meta, request);
    return { status: 'off' };
  }

  @Route(renewRecoveryCodes)
  async renew(
    @Input() { body, meta, request }: RouteInput<typeof renewRecoveryCodes>,
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    return { recoveryCodes: [...(await this.totp.renewRecoveryCodes(body, meta, request))] };
  }
}
