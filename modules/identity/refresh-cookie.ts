import type { Request, Response } from 'express';
import { looksLikeToken } from './refresh-token.js';

/** The refresh token of the request's cookie, if it brings one. */
export function readRefreshCookie(request: Request, publicUrl: string): string | undefined {
  const wanted = `${cookieName(publicUrl)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted));
  const token = found?.slice(wanted.length);
  return token && looksLikeToken(token) ? token : undefined;
}

/** Out of reach of scripts, and never sent along from other sites' forms; over https bound to this very host.
 *  source  reliability.md 2.4 */
export function setRefreshCookie(
  response: Response,
  publicUrl: string,
  { token, until }: { readonly token: string; readonly until: string },
): void {
  response.cookie(cookieName(publicUrl), token, { ...attributes(publicUrl), expires: new Date(until) });
}

export function clearRefreshCookie(response: Response, publicUrl: string): void {
  response.clearCookie(cookieName(publicUrl), attributes(publicUrl));
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');
const cookieName = (publicUrl: string): string => (isHttps(publicUrl) ? '__Host-rt' : 'rt');

function attributes(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(publicUrl), path: '/' } as const;
}
