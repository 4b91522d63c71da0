import { notFound } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';
import { groupedFrom } from '../grouping.rules.js';
import type { NotificationTables } from '../notifications.tables.js';
import { signalInbox } from './signal-inbox.shared.js';

/** Mark one notification as read, and with it its whole group once that is one item of the list. Does nothing when it was read before.
 *  errors  NOTIFICATION_NOT_FOUND (not-found) when this member never received it */
export async function markRead(db: Database, memberId: string, id: string, now: string): Promise<void> {
  if (await markReadIfSent(db, memberId, id, now)) return;
  throw notFound('NOTIFICATION_NOT_FOUND', { message: 'This notification no longer exists.' });
}

/** The same, without an error when there is no such notification.
 *  out  whether this member received it */
export async function markReadIfSent(
  db: Database,
  memberId: string,
  id: string,
  now: string,
): Promise<boolean> {
  const inbox = db.withTables<NotificationTables>();
  const known = await inbox
    .selectFrom('notices.notification')
    .select('group_id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!known) return false;
  const { numUpdatedRows } = await inbox
    .updateTable('notices.notification')
    .set({ read_at: now })
    .where('group_id', '=', known.group_id)
    .where('read_at', 'is', null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('id', '=', id),
        exists(
          selectFrom('notices.notification as third')
            .select('third.id')
            .where('third.group_id', '=', known.group_id)
            .where('third.nth', '>=', groupedFrom),
        ),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows) await signalInbox(db, memberId);
  return true;
}

/** Mark everything that leads to one page as read. Does nothing when all of it is read. */
export async function markReadOn(db: Database, memberId: string, href: string, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .withTables<NotificationTables>()
    .updateTable('notices.notification')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('href', '=', href)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows) await signalInbox(db, memberId);
}

/** Mark all of a member's notifications as read. */
export async function markAllRead(db: Database, memberId: string, now: string): Promise<void> {
  if (await markKindsRead(db, memberId, 'all', now)) await signalInbox(db, memberId);
}

/** Mark everything, or these kinds, or those sent up to a moment, as read.
 *  out  whether any of it was unread */
export async function markKindsRead(
  db: Database,
  memberId: string,
  kinds: readonly string[] | 'all',
  at: string,
  sentUntil?: string,
): Promise<boolean> {
  let unread = db
    .withTables<NotificationTables>()
    .updateTable('notices.notification')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if (kinds !== 'all') unread = unread.where('kind', 'in', kinds);
  if (sentUntil !== undefined) unread = unread.where('sent_at', '<=', sentUntil);
  const { numUpdatedRows } = await unread.executeTakeFirst();
  return numUpdatedRows > 0n;
}
