import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { SpaceMapsReadController } from './space-maps.controller.js';
import { spaceMaps } from './space-maps.projection.js';

export const spaceMapsManifest = defineManifest({
  name: 'projections/spaces/space-maps',
  controllers: [SpaceMapsReadController],
  projections: [spaceMaps],
});
