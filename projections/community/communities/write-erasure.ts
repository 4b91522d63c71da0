import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Counted, countMemberships } from './write-memberships.js';

/** Whatever names these members goes. What they were in is kept aside, until the communities have parted with them. */
export async function eraseMembers(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`insert into erased select unnest(${ids}::text[]) on conflict do nothing`.execute(tx);
  await sql`insert into departed select community_id, member_id from membership
    where member_id = any(${ids}) and status in ('member', 'requested') on conflict do nothing`.execute(tx);
  const ended = await sql<Counted>`delete from membership where member_id = any(${ids})
    returning community_id as id, status`.execute(tx);
  await countMemberships(tx, [], ended.rows);
  await sql`update community set owner_id = null where owner_id = any(${ids})`.execute(tx);
  await sql`delete from moderator where member_id = any(${ids})`.execute(tx);
  await sql`update invitation set by_id = null where by_id = any(${ids})`.execute(tx);
  await sql`update act set moderator_id = null where moderator_id = any(${ids})`.execute(tx);
  await sql`update act set member_id = null, reason = '' where member_id = any(${ids})`.execute(tx);
}
