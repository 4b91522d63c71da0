import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { notifications } from './notifications.projection.js';
import { NotificationsProjectionModule } from './notifications-projection.module.js';
import { purgeReadNotifications } from './purge-read.job.js';

export const notificationsProjectionManifest = defineManifest({
  name: 'projections/notifications',
  nestModule: NotificationsProjectionModule,
  projections: [notifications],
  jobs: (context) => [purgeReadNotifications(context)],
});
