import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { preferencesOf } from './inbox/preferences.queries.js';
import { openNotifications } from './inbox/sealed-notifications.js';
import type { NotificationKinds } from './notification-kinds.js';
import type { NotificationTables } from './notifications.tables.js';

/** A member's notifications, oldest first, their preferences, and the events of their inbox from before notifications were rows. */
export const exportNotifications = (source: Source): ExportSection => ({
  file: 'notifications.json',
  read: (memberId) => readNotifications(source, memberId),
});

interface Source {
  readonly kinds: NotificationKinds;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
}

async function readNotifications({ eventStore, db, kinds }: Source, memberId: string): Promise<unknown> {
  const rows = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.notification')
    .select(['id', 'type', 'subtype', 'message', 'href', 'sealed', 'about', 'sent_at', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at')
    .orderBy('seq')
    .execute();
  const notifications = await openNotifications(eventStore.keys, memberId, rows);
  const events = await eventStore.read(inboxEvents, memberId);
  return {
    notifications: notifications.map(({ id: _, ...notification }) => notification),
    preferences: await preferencesOf({ db, kinds }, memberId),
    earlierEvents: events.map(withoutStaff(inboxEvents)),
  };
}
