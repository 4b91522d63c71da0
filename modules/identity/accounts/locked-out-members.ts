import { sql } from 'kysely';
import { placeholderDomain, unusablePasswordHash } from './verified-email.js';

/** Members who cannot come in: an admin has suspended them, or their claim to a mail has ended, and nobody else vouches for them. A query, for whoever
 *  composes it with rows of their own; by indexes of these few alone.
 *  source  README, Rules 11 and 23 */
export const lockedOutMembers = sql<{ readonly member_id: string }>`
  select member_id from identity.account where suspended_at is not null
  union all
  select member_id from identity.account as claim
    where suspended_at is null and email like ${sql.lit(`%@${placeholderDomain}`)} and password_hash = ${unusablePasswordHash}
    and not exists (select from identity.social_link as link where link.member_id = claim.member_id)`;
