import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { notifications } from './notifications.projection.js';
import { deleteReadNotifications } from './notifications.queries.js';
import { NotificationsProjectionModule } from './notifications-projection.module.js';

export const notificationsProjectionManifest = defineManifest({
  name: 'projections/notifications',
  nestModule: NotificationsProjectionModule,
  projections: [notifications],
  jobs: ({ db }) => [{ name: 'purge read notifications', run: (now) => deleteReadNotifications(db, now) }],
});
