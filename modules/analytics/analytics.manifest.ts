import { defineManifest } from '../kernel/manifest/manifest.js';
import { analyticsMigrations } from './analytics.migrations.js';
import { AnalyticsModule } from './analytics.module.js';
import { endSearchEpochsJob } from './demand/end-search-epochs.job.js';

export const analyticsManifest = defineManifest({
  name: 'analytics',
  nestModule: AnalyticsModule,
  migrations: analyticsMigrations,
  jobs: (context) => [endSearchEpochsJob(context)],
});
