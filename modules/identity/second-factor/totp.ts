import { Secret, TOTP } from 'otpauth';

/** Codes that authenticator apps derive from a shared secret and the time: six digits, new every 30 seconds.
 *  source  RFC 6238 */

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The text of the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step of a code: the present one, or the one before or after it for a clock that is off. Undefined for a wrong code.
 *  units   now: ISO-8601 UTC */
export function stepOfCode(secret: string, code: string, now: string): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = Date.parse(now);
  const off = totpOf(secret).validate({ token, timestamp, window: 1 });
  return off === null ? undefined : Math.floor(timestamp / 1000 / period) + off;
}

const period = 30;

function totpOf(secret: string, label = 'member'): TOTP {
  return new TOTP({
    issuer: 'Swap Meet Classics',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}
