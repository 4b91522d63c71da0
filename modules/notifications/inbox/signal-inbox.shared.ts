import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** The channel on which every process listens for changed inboxes. The payload is the member's id. */
export const inboxChannel = 'smc_inbox';

/** Signal the open browsers of every process once the transaction is committed. */
export async function signalInbox(tx: Database, memberId: string): Promise<void> {
  await sql`select pg_notify(${inboxChannel}, ${memberId})`.execute(tx);
}
