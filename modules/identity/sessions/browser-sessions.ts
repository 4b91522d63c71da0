import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT } from '../../kernel/config/tokens.js';
import { unauthenticated } from '../../kernel/decider/errors.js';
import { pageCookies } from '../../kernel/http/page-cookies.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { AGE_GATE, type AgeGate } from '../accounts/age-gate.ports.js';
import type { Session, SessionUser } from '../identity.contract.js';
import { clientInfoOf } from './device.js';
import { KnownDevices } from './known-devices.js';
import { type OpenedSession, Sessions } from './sessions.js';
import { keepTimeZone } from './time-zones.js';
import { deviceCookie, refreshCookie } from './token-cookie.js';

/** The session of a browser: its refresh cookie, read from a request and set on a response.
 *  source  ADR 0009 */
@Injectable()
export class BrowserSessions {
  readonly #publicUrl: string;

  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KnownDevices) private readonly knownDevices: KnownDevices,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Optional() @Inject(AGE_GATE) private readonly ageGate?: AgeGate,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** Set the refresh cookie of an opened or renewed session, remember the device and its time zone, and return the session for the SPA. */
  async respond(
    { session, token, until }: OpenedSession,
    request: SignedRequest,
    response: Response,
  ): Promise<Session> {
    this.knownDevices.remember(session.user, request, response);
    refreshCookie.set(response, this.#publicUrl, token, { expires: new Date(until) });
    response.set('Cache-Control', 'no-store');
    await keepTimeZone(this.db, session.user.id, pageCookies(request.headers.cookie, this.#publicUrl));
    return session;
  }

  /** Exchange the cookie for its successor and a new access token.
   *  errors  SESSION_EXPIRED (unauthenticated) */
  async refresh(request: SignedRequest, response: Response, isInUse: boolean): Promise<Session> {
    const token = refreshCookie.read(request, this.#publicUrl);
    if (!token) throw unauthenticated('SESSION_EXPIRED', { message: 'Please sign in.' });
    const renewed = await this.sessions.rotate(token, clientInfoOf(request), isInUse);
    return this.respond(renewed, request, response);
  }

  /** New tokens for the session of a request in which the member has just re-authenticated; the earlier ones end.
   *  errors  SESSION_EXPIRED (unauthenticated) */
  async renew(
    request: SignedRequest,
    response: Response,
    shown: { readonly bothFactors: boolean },
  ): Promise<Session> {
    const renewed = await this.sessions.renew(request.sessionId ?? '', clientInfoOf(request), shown);
    return this.respond(renewed, request, response);
  }

  /** The session of the cookie, without using the refresh token; undefined for a guest. Its access token is for
   *  calls inside this process, which it never leaves.
   *  source  ADR 0050 */
  async peek(request: SignedRequest): Promise<Session | undefined> {
    const token = refreshCookie.read(request, this.#publicUrl);
    return token === undefined ? undefined : this.sessions.peek(token);
  }

  /** The member of the cookie, without using the token; undefined for a guest. */
  async userOf(request: SignedRequest): Promise<SessionUser | undefined> {
    return (await this.peek(request))?.user;
  }

  /** End the session of the cookie. */
  async end(request: SignedRequest): Promise<void> {
    const token = refreshCookie.read(request, this.#publicUrl);
    if (token) await this.sessions.endByRefreshToken(token);
  }

  /** End the sessions of the cookie and of the Bearer token, and clear the cookies; the device stays known. A browser that the age gate holds keeps its
   *  other cookies too. */
  async signOut(request: SignedRequest, response: Response): Promise<void> {
    await this.end(request);
    await this.sessions.endByAccessToken(request);
    refreshCookie.clear(response, this.#publicUrl);
    response.set('Cache-Control', 'no-store');
    if (!this.ageGate?.holds(request)) this.#clearCookies(request, response);
  }

  /** One by one: `Clear-Site-Data` would delete the device's cookie too. */
  #clearCookies({ headers }: SignedRequest, response: Response): void {
    const kept = [refreshCookie, deviceCookie].map(({ nameAt }) => nameAt(this.#publicUrl));
    const names = (headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
    for (const name of names)
      if (/^[\w-]+$/.test(name) && !kept.includes(name))
        response.clearCookie(name, { path: '/', secure: this.#publicUrl.startsWith('https:') });
  }
}
