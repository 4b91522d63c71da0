import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { CommunityWeeksModule } from './community-weeks.module.js';
import { communityWeeks } from './community-weeks.projection.js';

export const communityWeeksManifest = defineManifest({
  name: 'projections/community/community-weeks',
  nestModule: CommunityWeeksModule,
  projections: [communityWeeks],
});
