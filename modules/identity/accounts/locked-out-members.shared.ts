import { sql } from 'kysely';
import { placeholderDomain, unusablePasswordHash } from './verified-email.js';

/** Members who cannot sign in: an admin has suspended them, or another account has verified their e-mail address and they have no linked
 *  sign-in method. A query to compose with other rows; it reads two small indexes only.
 *  source  README, Rules 11 and 23 */
export const lockedOutMembers = sql<{ readonly member_id: string }>`
  select member_id from identity.account where suspended_at is not null
  union all
  select member_id from identity.account as unverified
    where suspended_at is null and email like ${sql.lit(`%@${placeholderDomain}`)} and password_hash = ${unusablePasswordHash}
    and not exists (select from identity.social_link as link where link.member_id = unverified.member_id)`;
