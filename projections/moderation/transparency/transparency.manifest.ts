import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { TransparencyController } from './transparency.controller.js';
import { transparency } from './transparency.projection.js';

export const transparencyManifest = defineManifest({
  name: 'projections/moderation/transparency',
  controllers: [TransparencyController],
  projections: [transparency],
});
