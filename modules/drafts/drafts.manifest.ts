import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportDrafts } from './drafts.export.js';
import { DraftsModule } from './drafts.module.js';

export const draftsManifest = defineManifest({
  name: 'drafts',
  nestModule: DraftsModule,
  exportSections: (context) => [exportDrafts(context)],
});
