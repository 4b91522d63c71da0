import type { Request, Response } from 'express';
import { linkMinutes } from './mail-links.contract.js';
import { looksLikeToken } from './refresh-token.js';

/** What ties a sign-in link to the browser that asked for it: a random cookie, for as long as the link works.
 *  source  reliability.md 2.6, ASVS 6.6.2 */
export function readLinkCookie(request: Request, publicUrl: string): string | undefined {
  const wanted = `${cookieName(publicUrl)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted));
  const token = found?.slice(wanted.length);
  return token && looksLikeToken(token) ? token : undefined;
}

export function setLinkCookie(response: Response, publicUrl: string, token: string): void {
  response.cookie(cookieName(publicUrl), token, { ...attributes(publicUrl), maxAge: linkMinutes * 60_000 });
}

export function clearLinkCookie(response: Response, publicUrl: string): void {
  response.clearCookie(cookieName(publicUrl), attributes(publicUrl));
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');
const cookieName = (publicUrl: string): string => (isHttps(publicUrl) ? '__Host-link' : 'link');

function attributes(publicUrl: string) {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps(publicUrl), path: '/' } as const;
}
