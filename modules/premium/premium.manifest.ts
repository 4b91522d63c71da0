import { defineManifest } from '../kernel/manifest/manifest.js';
import { endSubscriptionJob, endSubscriptions } from './end-subscriptions.job.js';
import { exportSubscriptions } from './premium.export.js';
import { premiumMigrations } from './premium.migrations.js';
import { PremiumModule } from './premium.module.js';
import { premiumNotice } from './premium.notification-kinds.js';
import { premiumNotifications } from './premium.notifications.js';

export const premiumManifest = defineManifest({
  name: 'premium',
  nestModule: PremiumModule,
  migrations: premiumMigrations,
  reactors: (context) => [endSubscriptions(context)],
  jobs: (context) => [endSubscriptionJob(context)],
  notificationTypes: [premiumNotice],
  notifications: premiumNotifications,
  exportSections: (context) => [exportSubscriptions(context)],
});
