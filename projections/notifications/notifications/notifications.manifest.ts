import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { notifications } from './notifications.projection.js';
import { NotificationsProjectionModule } from './notifications-projection.module.js';

export const notificationsProjectionManifest = defineManifest({
  name: 'projections/notifications/notifications',
  nestModule: NotificationsProjectionModule,
  projections: [notifications],
});
