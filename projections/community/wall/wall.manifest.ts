import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { WallModule } from './wall.module.js';
import { wall } from './wall.projection.js';

export const wallManifest = defineManifest({
  name: 'projections/community/wall',
  nestModule: WallModule,
  projections: [wall],
});
