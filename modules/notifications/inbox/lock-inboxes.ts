import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import { locks } from '../../kernel/postgres/locks.js';

/** Until the transaction ends, no member's rows are deleted for good while others write; those who write do not wait for one another. Whoever writes
 *  asks after this whether the recipient is erased, so that nothing is written behind an erasure. */
export async function lockInboxes(tx: Database, why: 'to write' | 'to erase'): Promise<void> {
  await (why === 'to erase'
    ? sql`select pg_advisory_xact_lock(${locks.inboxes}, 0)`
    : sql`select pg_advisory_xact_lock_shared(${locks.inboxes}, 0)`
  ).execute(tx);
}
