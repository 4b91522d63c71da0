import { defineManifest } from '../kernel/manifest/manifest.js';
import { ACTOR_NAMES } from './actor-names.ports.js';
import { deleteOldOutgoingJob } from './by-email/delete-old-outgoing.job.js';
import { NOTIFICATION_MAILER } from './by-email/notification-mailer.js';
import { notifyByEmail } from './by-email/notify-by-email.reactor.js';
import { sendGatheredNotifications } from './by-email/send-outgoing.job.js';
import { deleteOldReadNotificationsJob } from './inbox/delete-old-read.job.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { keepInboxes } from './inbox/inboxes.reactor.js';
import { sealEarlierNotifications } from './inbox/seal-earlier.job.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { exportNotifications } from './notifications.export.js';
import { notificationsMigrations } from './notifications.migrations.js';
import { NotificationsModule } from './notifications.module.js';
import { accountNotifications } from './notifications.notification-kinds.js';
import { NOTIFIER } from './notifications.ports.js';
import { notify } from './notify.reactor.js';

export const notificationsManifest = defineManifest({
  name: 'notifications',
  nestModule: NotificationsModule,
  migrations: notificationsMigrations,
  streams: [inboxEvents],
  notificationTypes: [accountNotifications],
  reactors: (context) => [
    notify(
      { eventStore: context.eventStore, notifier: context.get(NOTIFIER) },
      context.manifests.flatMap(({ notifications = [] }) => notifications),
    ),
    notifyByEmail(context.get(NOTIFICATION_MAILER)),
    keepInboxes(context.get(NOTIFICATION_KINDS)),
  ],
  jobs: (context) => [
    sendGatheredNotifications({ db: context.db, mailer: context.get(NOTIFICATION_MAILER) }),
    deleteOldOutgoingJob(context),
    deleteOldReadNotificationsJob(context),
    sealEarlierNotifications(context),
  ],
  exportSections: (context) => [
    exportNotifications({
      ...context,
      kinds: context.get(NOTIFICATION_KINDS),
      names: context.get(ACTOR_NAMES),
    }),
  ],
});
