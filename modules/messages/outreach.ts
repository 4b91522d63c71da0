import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { checkOutreach } from './outreach.rules.js';

interface OutreachTable {
  readonly message_id: string;
  readonly member_id: string;
  readonly thread_id: string;
  readonly opens: boolean;
  readonly sent_at: string;
  readonly answered: boolean;
}

const rowsIn = (db: Database) => db.withTables<{ 'messaging.outreach': OutreachTable }>();

/** Count a message of a new account before it is sent, so that several at once do not pass the limit; a repeated one counts once.
 *  errors  TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many) */
export async function countOutreach(
  db: Database,
  message: Pick<OutreachTable, 'message_id' | 'member_id' | 'thread_id' | 'opens'>,
  { joinedAt, now }: { readonly joinedAt: string; readonly now: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await acquireLock(tx, locks.outreach, message.member_id);
    const sent = await rowsIn(tx)
      .selectFrom('messaging.outreach')
      .selectAll()
      .where('member_id', '=', message.member_id)
      .execute();
    if (sent.some(({ message_id }) => message_id === message.message_id)) return;
    const counted = sent.map(({ opens, sent_at, answered }) => ({ opens, sentAt: sent_at, answered }));
    checkOutreach(counted, { opens: message.opens, joinedAt, now });
    await rowsIn(tx)
      .insertInto('messaging.outreach')
      .values({ ...message, sent_at: now, answered: false })
      .execute();
  });
}

/** What others sent to a thread no longer counts once this member answers in it. */
export async function countAnswer(db: Database, threadId: string, memberId: string): Promise<void> {
  await rowsIn(db)
    .updateTable('messaging.outreach')
    .set({ answered: true })
    .where('thread_id', '=', threadId)
    .where('member_id', '<>', memberId)
    .where('answered', '=', false)
    .execute();
}

/** What counts no longer: rows from before `until`. */
export async function deleteOutreach(db: Database, until: string): Promise<void> {
  await rowsIn(db).deleteFrom('messaging.outreach').where('sent_at', '<', until).execute();
}
