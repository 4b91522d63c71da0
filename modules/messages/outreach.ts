import { sql } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { checkOutreach, type OutreachLimits } from './outreach.rules.js';

interface OutreachTable {
  readonly message_id: string;
  readonly member_id: string;
  readonly thread_id: string;
  readonly opens: boolean;
  readonly sent_at: string;
  /** Strangers who have not answered it; null when anybody's answer frees it. */
  readonly addressed: readonly string[] | null;
  readonly answered: boolean;
}

const rowsIn = (db: Database) => db.withTables<{ 'messaging.outreach': OutreachTable }>();

/** Count a message of a new account before it is sent, so that concurrent messages do not exceed the limit; a repeated one counts once in its thread.
 *  errors  TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many) */
export async function countOutreach(
  db: Database,
  message: Pick<OutreachTable, 'message_id' | 'member_id' | 'thread_id' | 'opens' | 'addressed'>,
  { joinedAt, now }: { readonly joinedAt: string; readonly now: string },
  limits: OutreachLimits,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await acquireLock(tx, locks.outreach, message.member_id);
    const sent = await rowsIn(tx)
      .selectFrom('messaging.outreach')
      .selectAll()
      .where('member_id', '=', message.member_id)
      .execute();
    const { message_id: id, thread_id: threadId } = message;
    if (sent.some(({ message_id, thread_id }) => message_id === id && thread_id === threadId)) return;
    const counted = sent.map(({ opens, sent_at, answered }) => ({ opens, sentAt: sent_at, answered }));
    checkOutreach(counted, { opens: message.opens, joinedAt, now }, limits);
    await rowsIn(tx)
      .insertInto('messaging.outreach')
      .values({ ...message, sent_at: now, answered: false })
      .execute();
  });
}

/** An answer of this member in a thread frees what others sent to them there. A message counts until all strangers
 *  among its recipients have answered: otherwise an accomplice of the sender could free a message to many. */
export async function countAnswer(db: Database, threadId: string, memberId: string): Promise<void> {
  await sql`update messaging.outreach
    set addressed = array_remove(addressed, ${memberId}), answered = coalesce(array_remove(addressed, ${memberId}) = '{}', true)
    where thread_id = ${threadId} and member_id <> ${memberId} and not answered
      and (addressed is null or ${memberId} = any(addressed))`.execute(db);
}

/** Deletes expired counts: rows from before `until`. */
export async function deleteOutreach(db: Database, until: string): Promise<void> {
  await rowsIn(db).deleteFrom('messaging.outreach').where('sent_at', '<', until).execute();
}
