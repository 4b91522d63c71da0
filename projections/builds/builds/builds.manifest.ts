import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { builds } from './builds.projection.js';

export const buildsProjectionManifest = defineManifest({
  name: 'projections/builds/builds',
  projections: [builds],
});
