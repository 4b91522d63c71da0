import { defineManifest } from '../kernel/manifest/manifest.js';
import { appCheckMigrations } from './app-check.migrations.js';
import { AppCheckModule } from './app-check.module.js';
import { deleteOldChallengesJob } from './delete-old-challenges.job.js';

export const appCheckManifest = defineManifest({
  name: 'app-check',
  nestModule: AppCheckModule,
  migrations: appCheckMigrations,
  jobs: (context) => [deleteOldChallengesJob(context)],
});
