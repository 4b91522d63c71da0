import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { ReportsProjectionModule } from './reports.module.js';
import { reports } from './reports.projection.js';

export const reportsProjectionManifest = defineManifest({
  name: 'projections/moderation/reports',
  nestModule: ReportsProjectionModule,
  projections: [reports],
});
