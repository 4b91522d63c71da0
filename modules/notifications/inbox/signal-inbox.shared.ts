import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** The channel on which every process listens for changed inboxes. The payload is the member's id, or a * and what changed for everybody. */
export const inboxChannel = 'smc_inbox';

/** What may change for everybody: the wall has new posts. */
export type SharedChange = 'wall';

/** Signal all open browsers of every process, soon after the transaction is committed, and several changes at once. */
export async function signalEverybody(tx: Database, change: SharedChange): Promise<void> {
  await sql`select pg_notify(${inboxChannel}, ${`*${change}`})`.execute(tx);
}

/** Signal the open browsers of every process once the transaction is committed. */
export async function signalInbox(tx: Database, memberId: string): Promise<void> {
  await sql`select pg_notify(${inboxChannel}, ${memberId})`.execute(tx);
}
