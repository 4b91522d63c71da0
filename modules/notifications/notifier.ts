import { deliver } from './by-email/deliver.js';
import type { NotificationMailer } from './by-email/notification-mailer.js';
import { addNotification } from './inbox/add-notification.js';
import { lockInboxes } from './inbox/lock-inboxes.js';
import { markReadIfSent, markReadOn } from './inbox/mark-read.js';
import { wanting } from './inbox/preferences.queries.js';
import { Recipients } from './inbox/recipients.js';
import { signalInbox } from './inbox/signal-inbox.shared.js';
import type { Notifier } from './notifications.ports.js';

/** Notifies members: the row and its e-mail, in one transaction.
 *  source  README, By e-mail; ADR 0023 */
export function createNotifier(mailer: NotificationMailer): Notifier {
  const notifyAll: Notifier['notifyAll'] = async (tx, notifications) => {
    if (!notifications.length) return;
    await lockInboxes(tx, 'to write');
    const recipients = new Recipients(tx, mailer);
    const changed = new Set<string>();
    for (const notification of notifications) {
      const added = await addNotification(recipients, notification);
      if (!added) continue;
      changed.add(added.recipientId);
      await deliver(mailer, tx, added);
    }
    for (const id of changed) await signalInbox(tx, id);
  };
  return {
    notifyAll,
    notify: (tx, notification) => notifyAll(tx, [notification]),
    markRead: markReadIfSent,
    markReadOn,
    wanting: (db, kind, memberIds) => wanting({ db, kinds: mailer.kinds }, kind, memberIds),
  };
}
