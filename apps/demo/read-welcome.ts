import { memberEvents } from '../../modules/identity/member/member.events.js';
import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { memberNotifications } from '../../modules/members/welcome.notifications.js';
import { nextGroup } from '../../modules/notifications/grouping.rules.js';
import { insertNotification } from '../../modules/notifications/inbox/add-notification.js';
import { lockInboxes } from '../../modules/notifications/inbox/lock-inboxes.js';
import { markReadIfSent } from '../../modules/notifications/inbox/mark-read.js';
import type { NotificationTables } from '../../modules/notifications/notifications.tables.js';
import { notificationOf } from '../../modules/notifications/notify.reactor.js';
import { accountKind } from '../../modules/notifications/preferences.schemas.js';

/**
 * Mark the welcome notification of a member as read. When the server has not written it yet, it is written here under
 * the same id, so that the server does not write it again.
 */
export async function readWelcome(
  { db, eventStore }: { readonly db: Database; readonly eventStore: DomainEventStore },
  memberId: string,
): Promise<void> {
  const [registered] = await eventStore.read(memberEvents, memberId);
  for (const rule of memberNotifications) {
    if (registered?.type !== rule.type) continue;
    for (const request of rule.requests(registered, [])) {
      const welcome = notificationOf(rule, registered, request);
      await db.transaction().execute(async (tx) => {
        await lockInboxes(tx, 'to write');
        const inbox = tx.withTables<NotificationTables>();
        await insertNotification(
          inbox,
          { ...welcome, kind: accountKind },
          nextGroup(welcome, undefined),
          welcome.sentAt,
        );
        await markReadIfSent(tx, memberId, welcome.id, welcome.sentAt);
      });
    }
  }
}
