import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { wall } from './wall.projection.js';

export const wallManifest = defineManifest({
  name: 'projections/community/wall',
  projections: [wall],
});
