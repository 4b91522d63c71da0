import { defineManifest } from '../kernel/manifest/manifest.js';
import { deleteOldSupportRequestsJob } from './delete-old-requests.job.js';
import { deleteSupportSender } from './delete-sender.reactor.js';
import { exportSupportRequests } from './support.export.js';
import { supportMigrations } from './support.migrations.js';
import { SupportModule } from './support.module.js';

export const supportManifest = defineManifest({
  name: 'support',
  nestModule: SupportModule,
  migrations: supportMigrations,
  reactors: () => [deleteSupportSender],
  jobs: (context) => [deleteOldSupportRequestsJob(context)],
  exportSections: ({ db }) => [exportSupportRequests(db)],
});
