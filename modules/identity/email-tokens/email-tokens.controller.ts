import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput, type SignedRequest } from '../../kernel/http/route.js';
import { PasswordChanges } from '../accounts/password-changes.js';
import { type Session } from '../identity.contract.js';
import { safeRedirect } from '../safe-redirect.schemas.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { linkCookie } from '../sessions/token-cookie.js';
import { type EmailLinkRequest, EmailLinkRequests } from './email-link-requests.js';
import {
  linkMinutes,
  resetPassword,
  sendReset,
  sendSignInLink,
  signInByLink,
} from './email-tokens.contract.js';
import { LinkSignIn } from './link-sign-in.js';

/** For guests: a link to sign in, or to choose a new password. */
@Controller()
export class EmailTokensController {
  readonly #publicUrl: string;

  constructor(
    @Inject(EmailLinkRequests) private readonly emailLinkRequests: EmailLinkRequests,
    @Inject(LinkSignIn) private readonly linkSignIn: LinkSignIn,
    @Inject(PasswordChanges) private readonly passwordChanges: PasswordChanges,
    @Inject(KnownDevices) private readonly knownDevices: KnownDevices,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  @Route(sendReset)
  async sendReset(
    @Input() { body: { email }, meta, request }: RouteInput<typeof sendReset>,
  ): Promise<ResponseOf<typeof sendReset>> {
    await this.emailLinkRequests.reset(await this.#requestOf(email, request, meta.commandId));
    return { sent: true };
  }

  @Route(resetPassword)
  async reset(
    @Input() { body: { token, password }, meta }: RouteInput<typeof resetPassword>,
  ): Promise<ResponseOf<typeof resetPassword>> {
    await this.passwordChanges.reset(token, password, meta.commandId);
    return { reset: true };
  }

  @Route(sendSignInLink)
  async sendSignInLink(
    @Input() { body: { email, next }, meta, request }: RouteInput<typeof sendSignInLink>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof sendSignInLink>> {
    const linkRequest = await this.#requestOf(email, request, meta.commandId);
    const earlierBrowser = linkCookie.read(request, this.#publicUrl);
    const browser = await this.emailLinkRequests.signIn(
      { ...linkRequest, earlierBrowser },
      safeRedirect(next, ''),
    );
    linkCookie.set(response, this.#publicUrl, browser, { maxAge: linkMinutes * 60_000 });
    return { sent: true };
  }

  @Route(signInByLink)
  signIn(
    @Input() { body, request }: RouteInput<typeof signInByLink>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    return this.linkSignIn.signIn(body, request, response);
  }

  async #requestOf(email: string, request: SignedRequest, cause: string): Promise<EmailLinkRequest> {
    const device = await this.knownDevices.findByEmail(email, request);
    return { email, address: request.ip ?? '', device, cause };
  }
}
