import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { PasswordChanges } from '../accounts/password-changes.js';
import { type Session, safeNext } from '../identity.contract.js';
import { requireSameOrigin } from '../same-origin.js';
import { Entrance } from '../sessions/sign-in-service.js';
import { linkCookie } from '../sessions/token-cookie.js';
import { LetterRequests } from './email-link-requests.js';
import {
  linkMinutes,
  resetPassword,
  sendReset,
  sendSignInLink,
  signInByLink,
} from './email-tokens.contract.js';
import { LinkSignIn } from './link-sign-in.js';

/** For those who are not signed in: a link to sign in, or to choose a new password. */
@Controller()
export class MailLinksController {
  readonly #publicUrl: string;

  constructor(
    @Inject(LetterRequests) private readonly letters: LetterRequests,
    @Inject(LinkSignIn) private readonly linkSignIn: LinkSignIn,
    @Inject(PasswordChanges) private readonly passwordChanges: PasswordChanges,
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  @Serves(sendReset)
  async sendReset(
    @Called() { body: { email }, meta, request }: Call<typeof sendReset>,
  ): Promise<AnswerOf<typeof sendReset>> {
    requireSameOrigin(request, this.#publicUrl);
    await this.letters.reset({ email, address: request.ip ?? '', cause: meta.commandId });
    return { sent: true };
  }

  @Serves(resetPassword)
  async reset(
    @Called() { body: { token, password }, meta, request }: Call<typeof resetPassword>,
  ): Promise<AnswerOf<typeof resetPassword>> {
    requireSameOrigin(request, this.#publicUrl);
    await this.passwordChanges.reset(token, password, meta.commandId);
    return { reset: true };
  }

  @Serves(sendSignInLink)
  async sendSignInLink(
    @Called() { body: { email, next }, meta, request }: Call<typeof sendSignInLink>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof sendSignInLink>> {
    requireSameOrigin(request, this.#publicUrl);
    const asked = { email, address: request.ip ?? '', cause: meta.commandId };
    const browser = await this.letters.signIn(asked, safeNext(next, ''));
    linkCookie.set(response, this.#publicUrl, browser, { maxAge: linkMinutes * 60_000 });
    return { sent: true };
  }

  @Serves(signInByLink)
  async signIn(
    @Called() { body, request }: Call<typeof signInByLink>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    requireSameOrigin(request, this.#publicUrl);
    const browser = linkCookie.read(request, this.#publicUrl);
    const admitted =
      'token' in body
        ? await this.linkSignIn.byToken(body.token, browser)
        : await this.linkSignIn.byCode(body.code, browser, request.ip ?? '');
    linkCookie.clear(response, this.#publicUrl);
    return this.entrance.enter(admitted, 'link', request, response);
  }
}
