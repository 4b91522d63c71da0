import { defineManifest } from '../kernel/manifest/manifest.js';
import { followRoles } from './follow-roles.reactor.js';
import { endGrantsJob } from './grants/end-grants.job.js';
import { grantsEvents } from './grants/grants.events.js';
import { exportGrants } from './grants/grants.export.js';
import { grantsNotifications } from './grants/grants.notifications.js';
import { MembershipsModule } from './memberships.module.js';
import { grants } from './memberships.notification-kinds.js';

export const membershipsManifest = defineManifest({
  name: 'memberships',
  nestModule: MembershipsModule,
  streams: [grantsEvents],
  reactors: (context) => [followRoles(context)],
  jobs: (context) => [endGrantsJob(context)],
  notificationTypes: [grants],
  notifications: grantsNotifications,
  exportSections: ({ eventStore }) => [exportGrants(eventStore)],
});
