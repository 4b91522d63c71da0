import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';

/** The end of a link's address: 132 bits that follow from the installation's secret and the link's id, so that it is not stored. */
export const shareTokenOf = (secret: string, linkId: string): string =>
  createHmac('sha256', derivedKey(secret, 'share-link')).update(linkId).digest('base64url').slice(0, 22);

/** The digest by which a link is found. */
export const shareTokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
