import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { exportConsents } from './consents.export.js';
import { MembersPagesController } from './members.controller.js';
import { memberPages } from './members.projection.js';

export const memberPagesManifest = defineManifest({
  name: 'projections/member-pages',
  controllers: [MembersPagesController],
  projections: [memberPages],
  exportSections: (context) => [exportConsents(context)],
});
