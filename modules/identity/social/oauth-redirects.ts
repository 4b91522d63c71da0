import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/decider/errors.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import { type NewOAuthState, OAuthStates } from './oauth-state.js';
import type { SocialKind } from './social.contract.js';
import { SocialProviders } from './social-providers.js';

/** The browser that begins or continues a flow. */
export interface FlowBrowser {
  /** The cookie of its flow, if it has one. */
  readonly cookie: string | undefined;
  readonly address: string;
}

export interface BegunFlow {
  readonly id: string;
  /** The page of the provider. */
  readonly url: string;
  /** Binds the flow to the browser. */
  readonly cookie: string;
}

/** Sends a browser to the page of a provider, and receives it back. `OAuthCallback` finishes the flow.
 *  source  README, Rule 15 */
@Injectable()
export class OAuthRedirects {
  constructor(
    @Inject(SocialProviders) private readonly providers: SocialProviders,
    @Inject(OAuthStates) private readonly oauthStates: OAuthStates,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
  ) {}

  /** Begin a flow; the earlier one of this browser ends.
   *  in      isFresh: the provider has to ask the person again, unless they signed in there lately
   *  errors  SOCIAL_NOT_OFFERED (not-found), SOCIAL_UNREACHABLE (unavailable), TOO_MANY_TRIES (too-many) */
  async begin(flow: NewOAuthState, browser: FlowBrowser, isFresh = false): Promise<BegunFlow> {
    await this.attempts.count('social from address', browser.address);
    const secrets = this.oauthStates.secrets(isFresh);
    const url = await this.providers.authorizationUrl(flow.kind, secrets);
    return { url, ...(await this.oauthStates.begin(flow, secrets, browser.cookie)) };
  }

  /** Check the answer of a provider against its flow, and store the outcome.
   *  in   query: of the address to which the provider redirects
   *  out  the page that finishes the flow; its query says whether it is a popup */
  async receive(kind: SocialKind, query: string, cookie: string | undefined): Promise<string> {
    const state = new URLSearchParams(query).get('state');
    const used = state && cookie ? await this.oauthStates.use(kind, state, cookie) : undefined;
    if (!used) return '/auth/social/done';
    const { flow, secrets } = used;
    const outcome = await this.providers.exchangeCode(kind, query, secrets).catch((error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    });
    await this.oauthStates.storeOutcome(flow.id, outcome);
    return `/auth/social/done?${new URLSearchParams({ flow: flow.id, place: flow.place, next: flow.next })}`;
  }
}
