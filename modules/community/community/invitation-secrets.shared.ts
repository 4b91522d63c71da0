import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { type Community, type InvitationLink, liveLinks } from './community.state.js';

/** The secret of a link: 256 bits that follow from the installation's secret and the link's id, so that it is not stored, and a repeated call answers the same. */
export const invitationSecretOf = (masterSecret: string, linkId: string): string =>
  createHmac('sha256', derivedKey(masterSecret, 'community-invitation')).update(linkId).digest('base64url');

/** The digest by which a link is recorded. */
export const invitationDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The link that a secret opens now; compared in constant time.
 *  in  now: ISO-8601 UTC */
export function linkOpenedBy(community: Community, secret: string, now: string): InvitationLink | undefined {
  const digest = Buffer.from(invitationDigest(secret));
  return liveLinks(community, now).find((link) => timingSafeEqual(Buffer.from(link.digest), digest));
}
