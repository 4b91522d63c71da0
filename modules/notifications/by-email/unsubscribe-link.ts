import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../../kernel/security/request-context.js';
import { unsubscribe } from '../notifications.contract.js';
import type { Mails } from '../preferences.rules.js';

/** The address where one POST stops such e-mails; it does not expire.
 *  source  RFC 8058 */
export function unsubscribeUrl(secret: string, publicUrl: string, memberId: string, mails: Mails): string {
  return `${publicUrl}${unsubscribe.path}?token=${tokenFor(secret, memberId, mails)}`;
}

/** The page that asks first, for a reader who opens the link of an e-mail. */
export function unsubscribePageUrl(
  secret: string,
  publicUrl: string,
  memberId: string,
  mails: Mails,
): string {
  return unsubscribePage(publicUrl, tokenFor(secret, memberId, mails));
}

/** The token is in the fragment, so no server and no log sees it. */
export const unsubscribePage = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe#${encodeURIComponent(token)}`;

/** The member and the e-mails of a link. Undefined when we did not sign it. */
export function readUnsubscribe(
  secret: string,
  token: string,
): { readonly memberId: string; readonly mails: Mails } | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    noteSecurityEvent('signature-wrong', { what: 'unsubscribe-link' });
    return undefined;
  }
  const [memberId, mails] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, Mails];
  return { memberId, mails };
}

function tokenFor(secret: string, memberId: string, mails: Mails): string {
  const payload = Buffer.from(JSON.stringify([memberId, mails])).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

function sign(secret: string, payload: string): Buffer {
  return createHmac('sha256', derivedKey(secret, 'unsubscribe links')).update(payload).digest();
}
