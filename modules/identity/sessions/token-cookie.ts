import type { CookieOptions, Request, Response } from 'express';
import { looksLikeToken } from './refresh-token.js';

/** Out of reach of scripts, and never sent along from other sites' forms; over https bound to this very host.
 *  source  reliability.md 2.4 */
export const refreshCookie = tokenCookie('rt', 'lax');

/** What ties a sign-in link to the browser that asked for it: a random cookie, for as long as the link works.
 *  source  reliability.md 2.6, ASVS 6.6.2 */
export const linkCookie = tokenCookie('link', 'strict');

/** The cookie that binds a try to the browser that began it. Lax, for it has to come along when the other's page sends the browser back. */
export const socialCookie = tokenCookie('social', 'lax');

function tokenCookie(plainName: string, sameSite: 'lax' | 'strict') {
  const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');
  const nameAt = (publicUrl: string) => (isHttps(publicUrl) ? `__Host-${plainName}` : plainName);
  const attributesAt = (publicUrl: string) =>
    ({ httpOnly: true, sameSite, secure: isHttps(publicUrl), path: '/' }) as const;
  return {
    /** The token of the request's cookie, if it brings one. */
    read({ headers }: Request, publicUrl: string): string | undefined {
      const wanted = `${nameAt(publicUrl)}=`;
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const token = pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
      return token && looksLikeToken(token) ? token : undefined;
    },
    set(
      response: Response,
      publicUrl: string,
      token: string,
      lasts: Pick<CookieOptions, 'maxAge' | 'expires'>,
    ): void {
      response.cookie(nameAt(publicUrl), token, { ...attributesAt(publicUrl), ...lasts });
    },
    clear(response: Response, publicUrl: string): void {
      response.clearCookie(nameAt(publicUrl), attributesAt(publicUrl));
    },
  };
}
