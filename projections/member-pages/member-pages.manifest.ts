import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { exportConsents } from './consents.export.js';
import { memberPages } from './members.projection.js';
import { MembersProjectionModule } from './members-projection.module.js';

export const memberPagesManifest = defineManifest({
  name: 'projections/member-pages',
  nestModule: MembersProjectionModule,
  projections: [memberPages],
  exportSections: (context) => [exportConsents(context)],
});
