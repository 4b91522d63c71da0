import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { NotificationsProjectionModule } from './notifications.module.js';
import { notifications } from './notifications.projection.js';

export const notificationsProjectionManifest = defineManifest({
  name: 'projections/notifications/notifications',
  nestModule: NotificationsProjectionModule,
  projections: [notifications],
});
