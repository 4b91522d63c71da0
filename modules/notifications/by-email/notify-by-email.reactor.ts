import { plusMinutes } from '../../kernel/decider/time.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { groupMinutes } from '../grouping.rules.js';
import type { AddedNotification } from '../inbox/add-notification.js';
import { isErased } from '../inbox/erased.js';
import { inboxEvents } from '../inbox/inbox.events.js';
import { carryOverNotification, type PastNotification } from '../inbox/inboxes.reactor.js';
import { lockInboxes } from '../inbox/lock-inboxes.js';
import { preferencesOf } from '../inbox/preferences.queries.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { Delivery } from '../notifications.ports.js';
import type { NotificationTables } from '../notifications.tables.js';
import { isShown } from '../preferences.rules.js';
import { deliver } from './deliver.js';
import type { NotificationMailer } from './notification-mailer.js';

/** Delivers notifications that the previous version recorded as events and had not yet mailed, so that an upgrade loses no e-mail. Newer notifications are
 *  delivered where they are written.
 *  source  ADR 0023 */
export function notifyByEmail(mailer: NotificationMailer): Reactor {
  return reactor({
    name: 'notify-by-mail',
    handles: [pick(inboxEvents, 'NotificationSent')],
    handle: async (tx, events) => {
      await lockInboxes(tx, 'to write');
      for (const event of events) {
        if (await isErased(mailer.eventStore, event.entityId)) continue;
        await carryOverNotification({ db: tx, kinds: mailer.kinds }, event);
        const added = await unreadOf(mailer.kinds, tx, event);
        if (added) await deliver(mailer, tx, added);
      }
    },
  });
}

/** Undefined once the notification is read or deleted. One that is hidden in the app counts as unread. */
async function unreadOf(
  kinds: NotificationKinds,
  tx: Database,
  { data }: PastNotification,
): Promise<AddedNotification | undefined> {
  const { notificationId: id, memberId: recipientId, run, sentAt, type, subtype, about } = data;
  const preferences = await preferencesOf({ db: tx, kinds }, recipientId);
  const kind = kinds.kindOf(type);
  const inApp = isShown(preferences, kind);
  const alike = await tx
    .withTables<NotificationTables>()
    .selectFrom('notices.notification')
    .select(['id', 'read_at'])
    .where('member_id', '=', recipientId)
    .where('type', '=', type)
    .where('subtype', '=', subtype)
    .where('about', '=', about)
    .where('sent_at', '>=', plusMinutes(sentAt, -groupMinutes))
    .where('sent_at', '<=', sentAt)
    .execute();
  const row = alike.find((one) => one.id === id);
  if (!row || (inApp && row.read_at !== null)) return undefined;
  const follows = inApp ? run.nth > 1 : alike.length > 1;
  return { ...data, id, recipientId, kind, preferences, follows, delivery: deliveryOf(data) };
}

/** The kinds of the previous version that were delivered differently. */
function deliveryOf({ type, subtype }: PastNotification['data']): Delivery {
  if (type === 'welcome') return 'in app';
  return subtype === 'hold_ending' ? 'urgent' : 'usual';
}
