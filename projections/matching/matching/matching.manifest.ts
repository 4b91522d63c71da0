import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { MatchingController } from './matching.controller.js';
import { matching } from './matching.projection.js';

export const matchingProjectionManifest = defineManifest({
  name: 'projections/matching/matching',
  controllers: [MatchingController],
  projections: [matching],
});
