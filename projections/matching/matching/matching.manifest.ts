import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { JoinsReadController } from './joins.controller.js';
import { MatchingController } from './matching.controller.js';
import { MatchingProjectionModule } from './matching.module.js';
import { matching } from './matching.projection.js';
import { SuggestionListController } from './suggestions.controller.js';

export const matchingProjectionManifest = defineManifest({
  name: 'projections/matching/matching',
  nestModule: MatchingProjectionModule,
  controllers: [MatchingController, SuggestionListController, JoinsReadController],
  projections: [matching],
});
