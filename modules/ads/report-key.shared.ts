import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../kernel/encryption/derived-key.js';

/** The key of an advertiser's report, which works until a day. It is not stored.
 *  units  until: seconds since 1970 */
export const reportKey = (secret: string, adId: string, until: number): string =>
  `${until}.${digestOf(secret, adId, until)}`;

/** Whether we made this key, and it has not run out.
 *  units  now: ISO-8601 UTC */
export function isReportKey(secret: string, adId: string, key: string, now: string): boolean {
  const until = Number(/^(\d{1,12})\./.exec(key)?.[1]);
  if (!Number.isSafeInteger(until) || Date.parse(now) >= until * 1_000) return false;
  const given = Buffer.from(key);
  const made = Buffer.from(reportKey(secret, adId, until));
  return given.length === made.length && timingSafeEqual(given, made);
}

const digestOf = (secret: string, adId: string, until: number): string =>
  createHmac('sha256', derivedKey(secret, 'reports of ads')).update(`${adId} ${until}`).digest('base64url');
