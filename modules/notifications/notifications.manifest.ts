import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportStream } from '../members/export/export.ports.js';
import { createNotificationMailer } from './by-email/create-notification-mailer.js';
import { notifyByEmail } from './by-email/notify-by-email.reactor.js';
import { purgeOutgoing } from './by-email/purge-outgoing.job.js';
import { sendGatheredNotifications } from './by-email/send-outgoing.job.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { notificationsMigrations } from './notifications.migrations.js';
import { NotificationsModule } from './notifications.module.js';
import { notify } from './notify.reactor.js';

export const notificationsManifest = defineManifest({
  name: 'notifications',
  nestModule: NotificationsModule,
  migrations: notificationsMigrations,
  streams: [inboxEvents],
  reactors: (context) => [notify(context.eventStore), notifyByEmail(createNotificationMailer(context))],
  jobs: (context) => [
    sendGatheredNotifications({ db: context.db, mailer: createNotificationMailer(context) }),
    purgeOutgoing(context),
  ],
  exportSections: ({ eventStore }) => [exportStream(eventStore, inboxEvents, 'notifications.json')],
});
