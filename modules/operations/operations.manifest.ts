import { defineManifest } from '../kernel/manifest/manifest.js';
import { announcementEvents } from './announcement/announcement.events.js';
import { operationsMigrations } from './operations.migrations.js';
import { OperationsModule } from './operations.module.js';
import { rebuildReadModel } from './processors/rebuild-read-model.job.js';

export const operationsManifest = defineManifest({
  name: 'operations',
  nestModule: OperationsModule,
  migrations: operationsMigrations,
  streams: [announcementEvents],
  jobs: (context) => [rebuildReadModel(context)],
});
