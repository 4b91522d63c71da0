import { memberEvents } from '../../identity/member/member.events.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { NotificationTables } from '../notifications.tables.js';
import { hiddenKinds, isShown, readPreferences } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';
import { insertNotification } from './add-notification.js';
import { savePreferences } from './change-preferences.js';
import { deleteInbox } from './delete-notifications.js';
import { type InboxEvent, inboxEvents } from './inbox.events.js';
import { markKindsRead } from './mark-read.js';
import { preferencesOf } from './preferences.queries.js';

/** Whenever a member is erased, their rows are deleted. This reactor also turns inbox events of earlier versions
 *  into rows, once: the migration sets the
 *  position where it starts, and it cannot be rebuilt.
 *  source  ADR 0023 */
export const keepInboxes = (kinds: NotificationKinds): Reactor =>
  reactor({
    name: 'inboxes',
    handles: [inboxEvents, pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'MemberErased') await deleteInbox(tx, event.entityId);
        else await carryOver({ db: tx, kinds }, event);
      }
    },
  });

/** A notification of the log as a row, unless it exists.
 *  source  ADR 0023 */
export async function carryOverNotification(
  source: CarriedOver,
  { data, entityId }: PastNotification,
): Promise<void> {
  const { notificationId: id, run: group, sentAt } = data;
  const kind = source.kinds.kindOf(data.type);
  const readAt = isShown(await preferencesOf(source, entityId), kind) ? null : sentAt;
  const inbox = source.db.withTables<NotificationTables>();
  await insertNotification(inbox, { ...data, kind, id, recipientId: entityId }, group, readAt);
}

/** `db` is the transaction of the checkpoint. */
interface CarriedOver {
  readonly db: Database;
  readonly kinds: NotificationKinds;
}

export type PastNotification = Extract<RecordedEvent<InboxEvent>, { readonly type: 'NotificationSent' }>;

async function carryOver(source: CarriedOver, event: RecordedEvent<InboxEvent>): Promise<void> {
  const { entityId: memberId, recordedAt } = event;
  const tx = source.db;
  switch (event.type) {
    case 'NotificationSent':
      return carryOverNotification(source, event);
    case 'NotificationRead':
      return markThemRead(tx, memberId, event.data.notificationIds, recordedAt);
    case 'AllNotificationsRead':
      await markKindsRead(tx, memberId, 'all', recordedAt, recordedAt);
      return;
    case 'NotificationPreferencesSet':
      return carryOverPreferences(source, memberId, event.data, recordedAt);
    case 'InboxClosed':
      return deleteInbox(tx, memberId);
    default:
      return unreachable(event);
  }
}

async function markThemRead(
  tx: Database,
  memberId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await tx
    .withTables<NotificationTables>()
    .updateTable('notices.notification')
    .set({ read_at: at })
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}

/** Newer preferences stay. */
async function carryOverPreferences(
  { db: tx, kinds }: CarriedOver,
  memberId: string,
  stored: Omit<Preferences, 'wordsInMail'>,
  at: string,
): Promise<void> {
  const known = await tx
    .withTables<NotificationTables>()
    .selectFrom('notices.preferences')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('changed_at', '>', at)
    .executeTakeFirst();
  if (known) return;
  const preferences = readPreferences(kinds, stored);
  await savePreferences(tx, memberId, preferences, at);
  const hidden = hiddenKinds(preferences);
  if (hidden.length) await markKindsRead(tx, memberId, hidden, at, at);
}
