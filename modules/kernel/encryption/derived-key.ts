import { hkdfSync } from 'node:crypto';
import { acceptedSecrets, lastingSecret } from './key-ring.js';
import { isLasting } from './lasting-purposes.js';

/** A 256-bit key for one purpose, from the installation's secret: one key reveals nothing about the others. The key of a lasting purpose
 *  outlives a change of the secret.
 *  source  RFC 5869, ADR 0125 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return keyFrom(isLasting(purpose) ? lastingSecret(secret) : secret, purpose);
}

/** A key with the id by which it is found again. */
export interface KeyWithId {
  readonly id: string;
  readonly key: Buffer;
}

/** The keys of one purpose that are accepted when something is read or verified, the current one first. */
export function acceptedKeys(secret: string, purpose: string): readonly KeyWithId[] {
  return acceptedSecrets(secret).map((one) => ({ id: keyId(one), key: keyFrom(one, purpose) }));
}

/** The id of a secret: eight bytes that follow from it and reveal nothing about it. */
export const keyId = (secret: string): string => keyFrom(secret, 'key id').subarray(0, 8).toString('hex');

const keyFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
