import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { notifications } from './notifications.projection.js';

export const notificationsProjectionManifest = defineManifest({
  name: 'projections/marketplace/notifications',
  projections: [notifications],
});
