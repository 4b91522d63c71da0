import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isShownTo, rowsOf } from './threads.queries.js';

export interface Neighbor {
  readonly id: string;
  readonly senderId: string;
  /** ISO-8601 UTC */
  readonly sentAt: string;
  readonly isBefore: boolean;
}

/** The two messages right before a message in its thread and the two right after it, oldest first. */
export async function aroundMessage(db: Database, messageId: string): Promise<readonly Neighbor[]> {
  const message = await rowsOf(db)
    .selectFrom('messages.message')
    .select(['thread_id', 'position'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return [];
  const beside = async (isBefore: boolean): Promise<readonly Neighbor[]> => {
    const found = await rowsOf(db)
      .selectFrom('messages.message')
      .select(['id', 'sender_id as senderId', 'sent_at as sentAt'])
      .where('thread_id', '=', message.thread_id)
      .where('position', isBefore ? '<' : '>', message.position)
      .orderBy('position', isBefore ? 'desc' : 'asc')
      .limit(2)
      .execute();
    return found.map((one) => ({ ...one, isBefore }));
  };
  const [before, after] = await Promise.all([beside(true), beside(false)]);
  return [...before.toReversed(), ...after];
}

/** The messages among these that a member reads in their thread. */
export async function messagesSeenBy(
  db: Database,
  ids: readonly string[],
  memberId: string,
): Promise<readonly string[]> {
  const rows = await rowsOf(db)
    .selectFrom('messages.message as message')
    .innerJoin('messages.seat as seat', 'seat.thread_id', 'message.thread_id')
    .select('message.id')
    .where('message.id', 'in', ids)
    .where('seat.member_id', '=', memberId)
    .where('seat.status', '<>', 'left')
    .where(sql<SqlBool>`message.position > seat.joined_position`)
    .where(isShownTo(memberId))
    .execute();
  return rows.map(({ id }) => id);
}
