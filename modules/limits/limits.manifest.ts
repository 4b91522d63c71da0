import { defineManifest } from '../kernel/manifest/manifest.js';
import { deleteOldActsJob } from './delete-old-actions.job.js';
import { limitsMigrations } from './limits.migrations.js';
import { LimitsModule } from './limits.module.js';

export const limitsManifest = defineManifest({
  name: 'limits',
  nestModule: LimitsModule,
  migrations: limitsMigrations,
  jobs: ({ db }) => [deleteOldActsJob({ db })],
});
