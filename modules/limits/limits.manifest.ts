import { defineManifest } from '../kernel/manifest/manifest.js';
import { limitsMigrations } from './limits.migrations.js';
import { LimitsModule } from './limits.module.js';
import { purgeActs } from './purge-acts.job.js';

export const limitsManifest = defineManifest({
  name: 'limits',
  nestModule: LimitsModule,
  migrations: limitsMigrations,
  jobs: ({ db }) => [purgeActs({ db })],
});
