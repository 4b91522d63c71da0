import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { ReportsListController } from './reports.controller.js';
import { reports } from './reports.projection.js';

export const reportsProjectionManifest = defineManifest({
  name: 'projections/moderation/reports',
  controllers: [ReportsListController],
  projections: [reports],
});
