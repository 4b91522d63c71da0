import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportConsents } from './consents.export.js';
import { MemberPagesModule } from './member-pages.module.js';
import { memberPages } from './member-pages.projection.js';

export const memberPagesManifest = defineManifest({
  name: 'projections/members/member-pages',
  nestModule: MemberPagesModule,
  projections: [memberPages],
  exportSections: (context) => [exportConsents(context)],
});
