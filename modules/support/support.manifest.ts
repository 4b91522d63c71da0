import { defineManifest } from '../kernel/manifest/manifest.js';
import { deleteSupportSender } from './delete-sender.reactor.js';
import { exportSupportRequests } from './support.export.js';
import { supportMigrations } from './support.migrations.js';
import { SupportModule } from './support.module.js';
import { purgeOldSupportRequests } from './support-requests.js';

export const supportManifest = defineManifest({
  name: 'support',
  nestModule: SupportModule,
  migrations: supportMigrations,
  reactors: () => [deleteSupportSender],
  jobs: ({ db }) => [{ name: 'purge support requests', run: (now) => purgeOldSupportRequests(db, now) }],
  exportSections: ({ db }) => [exportSupportRequests(db)],
});
