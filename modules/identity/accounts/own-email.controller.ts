import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  sendVerification,
  verifyEmail,
} from '../email-tokens/email-tokens.contract.js';
import { AccessTokens } from '../sessions/access-tokens.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { EmailChanges } from './email-changes.js';
import { PasswordChanges } from './password-changes.js';
import { Verification } from './verification.js';
import { VerificationEmails } from './verification-emails.js';

/** For members: verify the e-mail address, change it, change the password. */
@Controller()
export class OwnEmailController {
  constructor(
    @Inject(Verification) private readonly verification: Verification,
    @Inject(VerificationEmails) private readonly verificationEmails: VerificationEmails,
    @Inject(EmailChanges) private readonly emailChanges: EmailChanges,
    @Inject(PasswordChanges) private readonly passwordChanges: PasswordChanges,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
  ) {}

  @Route(sendVerification)
  async sendVerification(
    @Input() { meta, request }: RouteInput<typeof sendVerification>,
  ): Promise<ResponseOf<typeof sendVerification>> {
    await this.verificationEmails.sendAgain(meta.actor.id, request.ip ?? '', meta.commandId);
    return { sent: true };
  }

  @Route(verifyEmail)
  async verify(
    @Input() { body: { token, password }, actor, request }: RouteInput<typeof verifyEmail>,
  ): Promise<ResponseOf<typeof verifyEmail>> {
    const holder = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { verified: true, email: await this.verification.confirm(token, holder) };
  }

  @Route(changeEmail)
  async changeEmail(
    @Input() { body: { email, password }, meta, request }: RouteInput<typeof changeEmail>,
  ): Promise<ResponseOf<typeof changeEmail>> {
    const { actor, commandId } = meta;
    const address = request.ip ?? '';
    await this.emailChanges.request({ memberId: actor.id, email, password, address, cause: commandId });
    return { sent: true };
  }

  @Route(confirmEmail)
  async confirmEmail(
    @Input() { body: { token, password }, actor, meta, request }: RouteInput<typeof confirmEmail>,
  ): Promise<ResponseOf<typeof confirmEmail>> {
    const holder = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { changed: true, email: await this.emailChanges.confirm(token, holder, meta.commandId) };
  }

  @Route(changePassword)
  async changePassword(
    @Input() { body: { password, newPassword }, meta, request }: RouteInput<typeof changePassword>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof changePassword>> {
    await this.passwordChanges.change({
      memberId: meta.actor.id,
      password,
      newPassword,
      address: request.ip ?? '',
      session: (await this.accessTokens.read(request))?.sid,
      cause: meta.commandId,
    });
    return {
      changed: true,
      session: await this.browserSessions.renew(request, response, { bothFactors: false }),
    };
  }
}
