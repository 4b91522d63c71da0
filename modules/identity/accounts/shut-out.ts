import { sql } from 'kysely';

/** Members who cannot come in: an admin has suspended them. A query, for whoever composes it with rows of their own; by an index of these few alone.
 *  source  README, Rule 23 */
export const shutOut = sql<{ readonly member_id: string }>`
  select member_id from identity.account where suspended_at is not null`;
