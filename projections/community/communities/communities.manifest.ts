import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { CommunitiesModule } from './communities.module.js';
import { communities } from './communities.projection.js';
import { exportMemberships } from './memberships.export.js';

export const communitiesManifest = defineManifest({
  name: 'projections/community/communities',
  nestModule: CommunitiesModule,
  projections: [communities],
  exportSections: (context) => [exportMemberships(context)],
});
