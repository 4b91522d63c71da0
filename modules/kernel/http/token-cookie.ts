import type { CookieOptions, Request, Response } from 'express';
import { looksLikeToken } from '../encryption/random-token.js';

/** A cookie that holds a random token, or a value that `looksRight` accepts: hidden from scripts, and bound to this
 *  host over https.
 *  source  ADR 0009 */
export function tokenCookie(plainName: string, sameSite: 'lax' | 'strict', looksRight = looksLikeToken) {
  const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');
  const nameAt = (publicUrl: string) => (isHttps(publicUrl) ? `__Host-${plainName}` : plainName);
  const attributesAt = (publicUrl: string) =>
    ({ httpOnly: true, sameSite, secure: isHttps(publicUrl), path: '/' }) as const;
  return {
    /** The token in the request's cookie, if there is one. */
    read({ headers }: Request, publicUrl: string): string | undefined {
      const wanted = `${nameAt(publicUrl)}=`;
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const token = pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
      return token && looksRight(token) ? token : undefined;
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
    nameAt,
  };
}
