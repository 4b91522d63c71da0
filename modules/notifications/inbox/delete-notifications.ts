import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationTables } from '../notifications.tables.js';
import { lockInboxes } from './lock-inboxes.js';

/** Delete notifications that were read 90 days ago and earlier.
 *  out  how many */
export async function deleteReadNotifications(db: Database, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .withTables<NotificationTables>()
    .deleteFrom('notices.notification')
    .where('read_at', '<', plusDays(now, -keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Delete every row about an erased member: notifications, waiting e-mails, and preferences. */
export async function deleteInbox(tx: Database, memberId: string): Promise<void> {
  await lockInboxes(tx, 'to erase');
  const inbox = tx.withTables<NotificationTables>();
  await inbox.deleteFrom('notices.notification').where('member_id', '=', memberId).execute();
  await inbox.deleteFrom('notices.outgoing').where('member_id', '=', memberId).execute();
  await inbox.deleteFrom('notices.preferences').where('member_id', '=', memberId).execute();
}

const keptDays = 90;
