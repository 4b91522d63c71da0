import { createHmac, timingSafeEqual } from 'node:crypto';
import { noteSecurityEvent } from '../security/request-context.js';
import { acceptedKeys, derivedKey } from './derived-key.js';

/** Sign the address of a private file, because an `<img>` sends no token. The address works for 15 to 30 minutes, and is the same within a
 *  quarter of an hour, so that a browser asks once.
 *  source  ADR 0017 */
export function signUrl(secret: string, path: string, now: string): string {
  const until = (Math.floor(Date.parse(now) / quarterHour) + 2) * (quarterHour / 1_000);
  return `${path}?until=${until}&seal=${sealOf(derivedKey(secret, purpose), path, until)}`;
}

/** Whether we signed this address, under this secret or an accepted earlier one, and it has not expired. */
export function verifySignedUrl(
  secret: string,
  path: string,
  { until, seal }: { readonly until: number; readonly seal: string },
  now: string,
): boolean {
  const given = Buffer.from(seal);
  const isOurs = acceptedKeys(secret, purpose).some(({ key }) => {
    const made = Buffer.from(sealOf(key, path, until));
    return given.length === made.length && timingSafeEqual(given, made);
  });
  if (!isOurs && seal !== '') noteSecurityEvent('signature-wrong', { what: 'address' });
  return isOurs && Date.parse(now) < until * 1_000;
}

const quarterHour = 15 * 60_000;

const purpose = 'sealed addresses';

function sealOf(key: Buffer, path: string, until: number): string {
  return createHmac('sha256', key).update(`${path} ${until}`).digest('base64url');
}
