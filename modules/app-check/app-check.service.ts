import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { memberEvents } from '../identity/member/member.events.js';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { forbidden, unreachable } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';
import { digestOf, newToken } from '../kernel/encryption/random-token.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { AppCheck } from '../kernel/http/app-check.js';
import { countedNetworks } from '../kernel/http/client-subnet.js';
import type { AppCheckRule, ResponseOf } from '../kernel/http/contract.js';
import type { SignedRequest } from '../kernel/http/route.js';
import { tokenCookie } from '../kernel/http/token-cookie.js';
import type { Database } from '../kernel/postgres/database.js';
import type { AppCheckTask, finishAppCheck } from './app-check.contract.js';
import { AppCheckTokens, tokenAge } from './app-check-tokens.js';
import type { CheckProvider, Visit } from './check-provider.js';
import { ProofOfWork } from './proof-of-work.js';
import { SiteVerify, siteVerifySettings } from './site-verify.js';

/** An account younger than this is new. */
export const newDays = 30;

/** Gives tokens to browsers that did some work, and requires them for calls that robots abuse.
 *  source  README, Rules; ADR 0046 */
@Injectable()
export class AppCheckService implements AppCheck {
  readonly #provider: CheckProvider;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(DATABASE) db: Database,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(AppCheckTokens) private readonly tokens: AppCheckTokens,
  ) {
    const service = siteVerifySettings(environment);
    this.#provider = service ? new SiteVerify(service) : new ProofOfWork(db, secret, clock);
  }

  /** Names the visit by a cookie, unless it has one, and returns the challenge for a token. */
  start(request: SignedRequest, response: Response): Promise<AppCheckTask> {
    const { publicUrl } = this.environment;
    const known = visitCookie.read(request, publicUrl);
    const cookie = known ?? newToken();
    if (!known) visitCookie.set(response, publicUrl, cookie, {});
    return this.#provider.task(visitOf(cookie, request));
  }

  /** errors  APP_CHECK_WRONG (invalid), APP_CHECK_REFUSED (forbidden), APP_CHECK_UNREACHABLE (unavailable) */
  async finish(solution: string, request: SignedRequest): Promise<ResponseOf<typeof finishAppCheck>> {
    const visit = visitOf(visitCookie.read(request, this.environment.publicUrl) ?? '', request);
    await this.#provider.accept(solution, visit);
    return { token: this.tokens.issue(visit.id), expiresIn: tokenAge };
  }

  /** Checks what the contract of a call requires.
   *  errors  APP_CHECK_REQUIRED (forbidden) */
  async check(rule: AppCheckRule, request: SignedRequest): Promise<void> {
    if (this.#isFine(request)) return;
    if (await this.#concerns(rule, request)) throw required();
  }

  require(request: SignedRequest): void {
    if (!this.#isFine(request)) throw required();
  }

  #isFine(request: SignedRequest): boolean {
    const { APP_CHECK, publicUrl } = this.environment;
    if (!APP_CHECK) return true;
    const token = request.header('x-app-check');
    const cookie = visitCookie.read(request, publicUrl);
    if (token === undefined || cookie === undefined) return false;
    return this.tokens.read(token) === visitOf(cookie, request).id;
  }

  async #concerns(rule: AppCheckRule, { actor }: SignedRequest): Promise<boolean> {
    switch (rule) {
      case 'everybody':
        return true;
      case 'guests':
        return actor === undefined;
      case 'new accounts':
        return actor === undefined || (await this.#isNew(actor.id));
      case 'after failures':
        return false;
      default:
        return unreachable(rule);
    }
  }

  async #isNew(memberId: string): Promise<boolean> {
    const [registered] = await this.eventStore.read(memberEvents, memberId);
    const now = this.clock.now();
    return now < plusDays(registered?.recordedAt ?? now, newDays);
  }
}

/** Names one visit of a browser; it ends with the browser, and with a sign-out. */
const visitCookie = tokenCookie('app-check', 'strict');

const visitOf = (cookie: string, { ip }: SignedRequest): Visit => ({
  id: digestOf(cookie).toString('base64url'),
  networks: countedNetworks(ip ?? ''),
});

const required = () =>
  forbidden('APP_CHECK_REQUIRED', {
    message: 'We could not make sure that you are a person. Reload the page and try again.',
  });
