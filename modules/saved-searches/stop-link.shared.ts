import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../kernel/security/request-context.js';
import { stopAlerts } from './saved-searches.contract.js';

/** The address under which one POST stops the alerts of one search.
 *  source  RFC 8058 */
export const stopUrl = (secret: string, publicUrl: string, searchId: string): string =>
  `${publicUrl}${stopAlerts.path}?token=${searchId}.${sign(secret, searchId).toString('base64url')}`;

/** The search whose alerts a link stops. Undefined when we did not sign it. */
export function readStopToken(secret: string, token: string): string | undefined {
  const [searchId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, searchId);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return searchId;
  noteSecurityEvent('signature-wrong', { what: 'stop-link' });
  return undefined;
}

const sign = (secret: string, searchId: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'links that stop a saved search')).update(searchId).digest();
