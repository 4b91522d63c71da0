import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportAppeals } from './appeals.export.js';
import { AppealsProjectionModule } from './appeals.module.js';
import { appeals } from './appeals.projection.js';

export const appealsProjectionManifest = defineManifest({
  name: 'projections/moderation/appeals',
  nestModule: AppealsProjectionModule,
  projections: [appeals],
  exportSections: (context) => [exportAppeals(context)],
});
