import type { Database } from '../../../modules/kernel/postgres/database.js';
import { rowsOf } from './threads.queries.js';

/** The threads that a member is or was in. */
export async function threadsWith(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await rowsOf(db)
    .selectFrom('messages.seat')
    .select('thread_id')
    .where('member_id', '=', memberId)
    .orderBy('thread_id')
    .execute();
  return rows.map(({ thread_id }) => thread_id);
}

/** Every message that a member sent, oldest first. */
export async function messagesBy(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await rowsOf(db)
    .selectFrom('messages.message')
    .select('id')
    .where('sender_id', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
