import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import { locks } from '../../kernel/postgres/locks.js';

/** A lock until the end of the transaction that keeps an erasure and writers apart. Writers share it. A writer checks after this whether the
 *  recipient is erased, so that nothing is written after an erasure. */
export async function lockInboxes(tx: Database, why: 'to write' | 'to erase'): Promise<void> {
  await (why === 'to erase'
    ? sql`select pg_advisory_xact_lock(${locks.inboxes}, 0)`
    : sql`select pg_advisory_xact_lock_shared(${locks.inboxes}, 0)`
  ).execute(tx);
}
