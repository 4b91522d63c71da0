import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { BuildsProjectionModule } from './builds.module.js';
import { builds } from './builds.projection.js';

export const buildsProjectionManifest = defineManifest({
  name: 'projections/builds/builds',
  nestModule: BuildsProjectionModule,
  projections: [builds],
});
