import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportStream } from '../members/export/export.ports.js';
import { createNotificationMailer } from './by-email/create-notification-mailer.js';
import { notifyByEmail } from './by-email/notify-by-email.reactor.js';
import { deleteSentOutgoing, sendOutgoing } from './by-email/outgoing.js';
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
    { name: 'purge sent notification mails', run: (now) => deleteSentOutgoing(context.db, now) },
    {
      name: 'send notification mails',
      run: (now) => sendOutgoing(createNotificationMailer(context), context.db, now),
    },
  ],
  exportSections: ({ eventStore }) => [exportStream(eventStore, inboxEvents, 'notifications.json')],
});
