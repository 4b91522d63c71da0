import type { Request, Response } from 'express';
import { looksLikeToken } from './refresh-token.js';
import { flowMinutes } from './social-flows.js';

/** The cookie that binds a try to the browser that began it. Lax, for it has to come along when the other's page sends the browser back. */
export function readSocialCookie({ headers }: Request, publicUrl: string): string | undefined {
  const wanted = `${nameOf(publicUrl)}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
  return token && looksLikeToken(token) ? token : undefined;
}

export function setSocialCookie(response: Response, publicUrl: string, token: string): void {
  response.cookie(nameOf(publicUrl), token, { ...attributes(publicUrl), maxAge: flowMinutes * 60_000 });
}

export function clearSocialCookie(response: Response, publicUrl: string): void {
  response.clearCookie(nameOf(publicUrl), attributes(publicUrl));
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');
const nameOf = (publicUrl: string): string => (isHttps(publicUrl) ? '__Host-social' : 'social');

function attributes(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(publicUrl), path: '/' } as const;
}
