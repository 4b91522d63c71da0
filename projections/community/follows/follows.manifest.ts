import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportFollows } from './follows.export.js';
import { FollowsModule } from './follows.module.js';
import { follows } from './follows.projection.js';

export const followsProjectionManifest = defineManifest({
  name: 'projections/community/follows',
  nestModule: FollowsModule,
  projections: [follows],
  exportSections: (context) => [exportFollows(context)],
});
