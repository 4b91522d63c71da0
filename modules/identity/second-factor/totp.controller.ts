import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { conflict } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { MemberEmails } from '../emails/member-emails.js';
import { recoveryCodesRenewedEmail, twoStepOffEmail, twoStepOnEmail } from '../emails/notice-emails.js';
import type { Session } from '../identity.contract.js';
import { Sessions } from '../sessions/sessions.js';
import { SignInService } from '../sessions/sign-in-service.js';
import { Reauthentication } from './reauth.js';
import { RecentAuths } from './recent-auths.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import {
  beginTotp,
  completeSignIn,
  confirmTotp,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from './totp.contract.js';
import { totpUri } from './totp.js';
import { wrongCode } from './wrong-code.js';

@Controller()
export class TotpController {
  constructor(
    @Inject(SignInService) private readonly signInService: SignInService,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(RecentAuths) private readonly recentAuths: RecentAuths,
  ) {}

  @Route(completeSignIn)
  complete(
    @Input() { body: { challenge, code }, request }: RouteInput<typeof completeSignIn>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    return this.signInService.complete(challenge, code, request, response);
  }

  @Route(getSecondFactor)
  async status(
    @Input() { meta }: RouteInput<typeof getSecondFactor>,
  ): Promise<ResponseOf<typeof getSecondFactor>> {
    const since = await this.secondFactor.since(meta.actor.id);
    if (since === null) return { status: 'off', since, recoveryCodesLeft: 0 };
    return { status: 'on', since, recoveryCodesLeft: await this.recoveryCodes.left(meta.actor.id) };
  }

  @Route(beginTotp)
  async begin(
    @Input() { body, meta, request }: RouteInput<typeof beginTotp>,
  ): Promise<ResponseOf<typeof beginTotp>> {
    const memberId = meta.actor.id;
    if (body.password !== undefined || (await this.recentAuths.secondsLeft(memberId, request)) === 0)
      await this.reauthentication.require(memberId, { password: body.password }, request.ip ?? '');
    const secret = await this.secondFactor.begin(memberId);
    const user = await this.sessions.userOf(memberId);
    return { secret, uri: totpUri(secret, user?.email ?? memberId) };
  }

  @Route(confirmTotp)
  async confirm(
    @Input() { body, meta, request }: RouteInput<typeof confirmTotp>,
  ): Promise<ResponseOf<typeof confirmTotp>> {
    const memberId = meta.actor.id;
    const notice = await this.memberEmails.write(memberId, 'second-step-on', meta.commandId, twoStepOnEmail);
    let codes: readonly string[] | undefined;
    await this.reauthentication.countAttempt('proof in session', memberId, request.ip ?? '', async () => {
      codes = await this.secondFactor.confirm(memberId, body.code, notice);
      return codes !== undefined;
    });
    if (!codes) throw wrongCode();
    return { recoveryCodes: [...codes] };
  }

  @Route(turnOffTotp)
  async turnOff(
    @Input() { body, meta, request }: RouteInput<typeof turnOffTotp>,
  ): Promise<ResponseOf<typeof turnOffTotp>> {
    await this.reauthentication.require(meta.actor.id, body, request.ip ?? '');
    const notice = await this.memberEmails.write(
      meta.actor.id,
      'second-step-off',
      meta.commandId,
      twoStepOffEmail,
    );
    await this.secondFactor.turnOff(meta.actor.id, notice);
    return { status: 'off' };
  }

  @Route(renewRecoveryCodes)
  async renew(
    @Input() { body, meta, request }: RouteInput<typeof renewRecoveryCodes>,
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    if ((await this.secondFactor.since(meta.actor.id)) === null)
      throw conflict('TOTP_OFF', { message: 'Turn on two-step sign-in first.' });
    await this.reauthentication.require(meta.actor.id, body, request.ip ?? '');
    const notice = await this.memberEmails.write(
      meta.actor.id,
      'recovery-codes-renewed',
      meta.commandId,
      recoveryCodesRenewedEmail,
    );
    return { recoveryCodes: [...(await this.secondFactor.renewCodes(meta.actor.id, notice))] };
  }
}
