import { Controller, Inject, Res } from '@nestjs/common';
import express, { type Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput, type SignedRequest } from '../../kernel/http/route.js';
import { termsVersion } from '../identity.contract.js';
import { safeRedirect } from '../safe-redirect.schemas.js';
import { socialCookie } from '../sessions/token-cookie.js';
import { OAuthCallback } from './oauth-callback.js';
import { OAuthRedirects } from './oauth-redirects.js';
import { flowMinutes, type NewOAuthState } from './oauth-state.js';
import {
  finishSocial,
  linkSocial,
  listSignInMethods,
  listSocialKinds,
  returnFromSocial,
  returnFromSocialByForm,
  startSocial,
  unlinkSocial,
} from './social.contract.js';
import { flowOver } from './social-errors.js';
import { socialNames } from './social-issuers.js';
import { SocialLinks } from './social-links.js';
import { SocialProviders } from './social-providers.js';

@Controller()
export class SocialController {
  readonly #publicUrl: string;

  constructor(
    @Inject(SocialProviders) private readonly providers: SocialProviders,
    @Inject(OAuthRedirects) private readonly oauthRedirects: OAuthRedirects,
    @Inject(OAuthCallback) private readonly oauthCallback: OAuthCallback,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  @Route(listSocialKinds)
  kinds(): ResponseOf<typeof listSocialKinds> {
    return { kinds: this.providers.offered.map(({ kind, name }) => ({ kind, name })) };
  }

  @Route(startSocial)
  start(
    @Input() { body: { kind, place, next, terms, again }, request }: RouteInput<typeof startSocial>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof startSocial>> {
    const accepted = terms === termsVersion ? terms : null;
    const flow = { kind, place, next: safeRedirect(next), terms: accepted, member_id: null };
    return this.#begin(flow, request, response, again);
  }

  @Route(linkSocial)
  async link(
    @Input() { body: { kind, place, next }, meta, request }: RouteInput<typeof linkSocial>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof linkSocial>> {
    const flow = { kind, place, next: safeRedirect(next, '/account'), terms: null, member_id: meta.actor.id };
    return this.#begin(flow, request, response);
  }

  @Route(returnFromSocial)
  async returnFromProvider(
    @Input() { params, request }: RouteInput<typeof returnFromSocial>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const query = request.url.split('?')[1] ?? '';
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const cookie = socialCookie.read(request, this.#publicUrl);
    response.location(await this.oauthRedirects.receive(params.kind, query, cookie));
  }

  /** A form from another site carries no cookie of ours. The redirect to the address above does. */
  @Route(returnFromSocialByForm)
  async returnByForm(
    @Input() { params, request }: RouteInput<typeof returnFromSocialByForm>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await formOf(request, response);
    const answer = new URLSearchParams(
      Object.entries((request.body ?? {}) as Record<string, unknown>).filter(isAnswerField),
    );
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.location(`/api/auth/social/${params.kind}/callback?${answer}`);
  }

  @Route(finishSocial)
  async finish(
    @Input() { body: { dateOfBirth }, request }: RouteInput<typeof finishSocial>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof finishSocial>> {
    const cookie = socialCookie.read(request, this.#publicUrl);
    if (!cookie) throw flowOver();
    response.set('Cache-Control', 'no-store');
    return this.oauthCallback.finish({ cookie, dateOfBirth, request, response });
  }

  @Route(listSignInMethods)
  async signInMethods(
    @Input() { meta }: RouteInput<typeof listSignInMethods>,
  ): Promise<ResponseOf<typeof listSignInMethods>> {
    const { hasPassword, linked, mayUnlink } = await this.socialLinks.signInMethodsOf(meta.actor.id);
    return {
      hasPassword,
      linked: linked.map(({ kind, linked_at }) => ({ kind, name: socialNames[kind], linkedAt: linked_at })),
      mayUnlink,
    };
  }

  @Route(unlinkSocial)
  async unlink(@Input() { params, meta }: RouteInput<typeof unlinkSocial>): Promise<Receipt> {
    return this.socialLinks.unlink(meta.actor.id, params.kind, meta);
  }

  async #begin(
    flow: NewOAuthState,
    request: SignedRequest,
    response: Response,
    isFresh = false,
  ): Promise<ResponseOf<typeof startSocial>> {
    const browser = { cookie: socialCookie.read(request, this.#publicUrl), address: request.ip ?? '' };
    const { id, url, cookie } = await this.oauthRedirects.begin(flow, browser, isFresh);
    socialCookie.set(response, this.#publicUrl, cookie, { maxAge: flowMinutes * 60_000 });
    response.set('Cache-Control', 'no-store');
    return { flow: id, url };
  }
}

const readForm = express.urlencoded({ extended: false, limit: '64kb' });

function formOf(request: SignedRequest, response: Response): Promise<void> {
  return new Promise((resolve, reject) =>
    readForm(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
  );
}

const answerFields: ReadonlySet<string> = new Set(['code', 'state', 'iss', 'error', 'error_description']);

const isAnswerField = (field: [string, unknown]): field is [string, string] =>
  answerFields.has(field[0]) && typeof field[1] === 'string';
