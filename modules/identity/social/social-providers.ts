import { Inject, Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration as Client,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { Logger } from 'pino';
import type { Environment } from '../../kernel/config/environment.js';
import { isLoopback } from '../../kernel/config/environment-social.js';
import { CLOCK, ENVIRONMENT, LOG } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { type DomainError, notFound, unauthenticated, unavailable } from '../../kernel/decider/errors.js';
import { strangeEndpoint } from './issuer-hosts.rules.js';
import type { SocialKind } from './social.contract.js';
import { errorFor, protocolCode } from './social-errors.js';
import { type SocialIssuer, socialIssuers } from './social-issuers.js';
import { isFreshEnough, personIn, type SocialPerson } from './social-person.js';

/** The secrets of one flow, to check the answer against. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Seconds ago that the person may have signed in at the provider; longer ago, and it asks again. */
  readonly maxAge: number;
}

/** Seconds of an ordinary sign-in: as long as NIST SP 800-63B lets one authentication last.
 *  source  ADR 0123 */
export const usualMaxAge = 30 * 86_400;
/** Seconds of one that has to show that it is still the same person. */
export const freshMaxAge = 600;

/** Talks to the identity providers by OpenID Connect: code flow with PKCE, state, nonce and iss; id tokens are checked against the
 *  issuer's keys.
 *  source  RFC 9700, RFC 9207, OpenID Connect Core 1.0 */
@Injectable()
export class SocialProviders {
  readonly offered: readonly SocialIssuer[];
  readonly #publicUrl: string;
  readonly #trusted: ReadonlySet<string>;
  readonly #hosts: readonly string[];
  readonly #clients = new Map<SocialKind, { readonly client: Configuration; readonly until: number }>();

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Pick<Logger, 'warn'>,
  ) {
    this.offered = socialIssuers(environment);
    this.#publicUrl = environment.publicUrl;
    this.#trusted = new Set(environment.SOCIAL_TRUSTED_ISSUERS.split(/\s+/));
    this.#hosts = environment.SOCIAL_ISSUER_HOSTS ?? [];
  }

  /** The address of the provider's page for one flow.
   *  errors  SOCIAL_NOT_OFFERED (not-found), SOCIAL_UNREACHABLE (unavailable) */
  async authorizationUrl(kind: SocialKind, { state, nonce, verifier, maxAge }: FlowSecrets): Promise<string> {
    const issuer = this.#issuer(kind);
    const client = await this.#client(issuer);
    const page = buildAuthorizationUrl(client, {
      redirect_uri: this.#returnTo(kind),
      scope: issuer.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      max_age: String(maxAge),
      ...(issuer.responseMode && { response_mode: issuer.responseMode }),
    });
    return page.href;
  }

  /** Exchange the answer for the person that the issuer vouches for.
   *  in      answer: the query that the provider sent
   *  errors  SOCIAL_DENIED (forbidden), SOCIAL_NOT_PROVEN (unauthenticated), SOCIAL_UNREACHABLE (unavailable) */
  async exchangeCode(kind: SocialKind, answer: string, secrets: FlowSecrets): Promise<SocialPerson> {
    const issuer = this.#issuer(kind);
    const client = await this.#client(issuer);
    try {
      const tokens = await authorizationCodeGrant(client, new URL(`${this.#returnTo(kind)}?${answer}`), {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no id token');
      const more =
        claims.email === undefined && client.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(client, tokens.access_token, claims.sub)
          : {};
      const person = personIn({ ...more, ...claims }, this.#trusted);
      if (secrets.maxAge === freshMaxAge && !isFreshEnough(person, freshMaxAge, this.clock.now()))
        throw unauthenticated('SOCIAL_NOT_PROVEN', {
          message: `${issuer.name} did not ask who you are. Sign out there, then try again.`,
          reason: 'auth_time',
        });
      return person;
    } catch (error) {
      throw this.#logRefusal(issuer, errorFor(error, issuer.name));
    }
  }

  #returnTo(kind: SocialKind): string {
    return `${this.#publicUrl}/api/auth/social/${kind}/callback`;
  }

  #issuer(kind: SocialKind): SocialIssuer {
    const issuer = this.offered.find((one) => one.kind === kind);
    if (!issuer)
      throw notFound('SOCIAL_NOT_OFFERED', { message: 'That sign-in method is not available here.' });
    return issuer;
  }

  /** Log an error for the operator, who alone can correct a wrong secret. A person's refusal is not logged. */
  #logRefusal({ kind, issuer }: SocialIssuer, error: DomainError): DomainError {
    if (error.code === 'SOCIAL_DENIED') return error;
    const details = { kind, issuer, code: error.code, reason: protocolCode(error) };
    this.log.warn(details, 'a social sign-in was refused');
    return error;
  }

  /** The issuer's discovery document is read when it is first needed, and again a day later. */
  async #client(issuer: SocialIssuer): Promise<Configuration> {
    const now = Date.parse(this.clock.now());
    const known = this.#clients.get(issuer.kind);
    if (known && known.until > now) return known.client;
    const client = await discoverClient(issuer, this.#hosts).catch((cause: unknown) => {
      if (cause instanceof StrangeEndpoint)
        this.log.warn({ kind: issuer.kind, endpoint: cause.endpoint }, cause.message);
      const error = unavailable('SOCIAL_UNREACHABLE', {
        message: `${issuer.name} cannot be reached right now. Please try again, or sign in another way.`,
        reason: (cause as { code?: unknown }).code,
      });
      throw this.#logRefusal(issuer, error);
    });
    this.#clients.set(issuer.kind, { client, until: now + oneDay });
    return client;
  }
}

const oneDay = 86_400_000;
const timeoutSeconds = 10;

/** The issuer's discovery document leads to a host that is not on the list. */
class StrangeEndpoint extends Error {
  readonly code = 'HOST_NOT_NAMED';

  constructor(readonly endpoint: string) {
    super('an issuer names a host that is not its own: SOCIAL_ISSUER_HOSTS lists further ones');
  }
}

async function discoverClient(
  { issuer, clientId, clientSecret, tokenEndpoint }: SocialIssuer,
  hosts: readonly string[],
): Promise<Configuration> {
  const execute = [
    enableNonRepudiationChecks,
    ...(issuer.startsWith('http:') && isLoopback(issuer) ? [allowInsecureRequests] : []),
  ];
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute,
  });
  const { supportsPKCE: _asked, ...server } = found.serverMetadata();
  const strange = strangeEndpoint(issuer, server, hosts);
  if (strange !== undefined) throw new StrangeEndpoint(strange);
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (server.token_endpoint && methods.includes('client_secret_post')) return found;
  const client = new Client(
    { ...server, ...(tokenEndpoint && { token_endpoint: server.token_endpoint ?? tokenEndpoint }) },
    clientId,
    clientSecret,
    methods.includes('client_secret_post') || !server.token_endpoint
      ? ClientSecretPost(clientSecret)
      : ClientSecretBasic(clientSecret),
  );
  client.timeout = timeoutSeconds;
  for (const extension of execute) extension(client);
  return client;
}
