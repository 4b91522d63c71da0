import type { Contents } from '../kernel/content/contents.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';
import type { ActorNames } from './actor-names.ports.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { preferencesOf } from './inbox/preferences.queries.js';
import { openNotifications } from './inbox/sealed-notifications.js';
import { readMessages } from './message.js';
import type { NotificationKinds } from './notification-kinds.js';
import type { NotificationTables } from './notifications.tables.js';

/** A member's notifications, oldest first, as they read them now, their preferences, and the events of their inbox from before notifications were rows. */
export const exportNotifications = (source: Source): ExportSection => ({
  file: 'notifications.json',
  read: (memberId) => readNotifications(source, memberId),
});

interface Source {
  readonly kinds: NotificationKinds;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  readonly contents: Contents;
  readonly names: ActorNames;
}

async function readNotifications(
  { eventStore, db, kinds, contents, names }: Source,
  memberId: string,
): Promise<unknown> {
  const rows = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.notification')
    .select(['id', 'type', 'subtype', 'message', 'href', 'sealed', 'about', 'sent_at', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at')
    .orderBy('seq')
    .execute();
  const notifications = await openNotifications(eventStore.keys, memberId, rows);
  const source = { contents, names, titlesOf: contents.titlesOf };
  // what others wrote is theirs, and in no archive of somebody else
  const read = await readMessages(source, notifications, { readerId: memberId, now: '', withWords: false });
  const events = await eventStore.read(inboxEvents, memberId);
  return {
    notifications: notifications.map(({ type, subtype, href, about, sent_at, read_at, message }, at) => ({
      type,
      subtype,
      message: read[at]?.message ?? message,
      href,
      about,
      sent_at,
      read_at,
    })),
    preferences: await preferencesOf({ db, kinds }, memberId),
    earlierEvents: events.map(withoutStaff(inboxEvents)),
  };
}
