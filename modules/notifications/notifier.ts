import { deliver } from './by-email/deliver.js';
import type { NotificationMailer } from './by-email/notification-mailer.js';
import { addNotification } from './inbox/add-notification.js';
import { markReadIfSent, markReadOn } from './inbox/mark-read.js';
import type { Notifier } from './notifications.ports.js';

/** Notifies members: the row and the e-mail that follows from it, in one transaction.
 *  source  README, By e-mail; ADR 0023 */
export function createNotifier(mailer: NotificationMailer): Notifier {
  return {
    notify: async (tx, notification) => {
      const added = await addNotification(tx, mailer.eventStore, notification);
      if (added) await deliver(mailer, tx, added);
    },
    markRead: markReadIfSent,
    markReadOn,
  };
}
