import { hkdfSync } from 'node:crypto';

/** A 256-bit key for one purpose, from the installation's secret: one key reveals nothing about the others.
 *  source  RFC 5869 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
