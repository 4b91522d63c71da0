import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { type NoticeKind, noticeKinds } from '../inbox/inbox.events.js';
import { unsubscribe } from '../notifications.contract.js';

/** What one link stops: mails of one kind, or the digest. */
export type Mails = NoticeKind | 'digest';

/** The address under which one POST stops such mails; it does not run out.
 *  source  RFC 8058 */
export function unsubscribeUrl(secret: string, publicUrl: string, memberId: string, mails: Mails): string {
  return `${publicUrl}${unsubscribe.path}?token=${tokenFor(secret, memberId, mails)}`;
}

/** The page that asks first, for whoever opens the link of a mail. */
export function unsubscribePageUrl(
  secret: string,
  publicUrl: string,
  memberId: string,
  mails: Mails,
): string {
  return unsubscribePage(publicUrl, tokenFor(secret, memberId, mails));
}

/** The token stands where no server and no log sees it. */
export const unsubscribePage = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe#${encodeURIComponent(token)}`;

/** Whose mails a link stops, and which; undefined when we did not sign it. */
export function readUnsubscribe(
  secret: string,
  token: string,
): { readonly memberId: string; readonly mails: Mails } | undefined {
  const [said = '', mark = ''] = token.split('.');
  const given = Buffer.from(mark, 'base64url');
  const wanted = signed(secret, said);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const [memberId, mails] = JSON.parse(Buffer.from(said, 'base64url').toString()) as [string, Mails];
  return mails === 'digest' || noticeKinds.includes(mails) ? { memberId, mails } : undefined;
}

function tokenFor(secret: string, memberId: string, mails: Mails): string {
  const said = Buffer.from(JSON.stringify([memberId, mails])).toString('base64url');
  return `${said}.${signed(secret, said).toString('base64url')}`;
}

function signed(secret: string, said: string): Buffer {
  return createHmac('sha256', derivedKey(secret, 'unsubscribe links')).update(said).digest();
}
