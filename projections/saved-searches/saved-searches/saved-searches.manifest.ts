import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportSavedSearches } from './saved-searches.export.js';
import { SavedSearchesProjectionModule } from './saved-searches.module.js';
import { savedSearches } from './saved-searches.projection.js';

export const savedSearchesProjectionManifest = defineManifest({
  name: 'projections/saved-searches/saved-searches',
  nestModule: SavedSearchesProjectionModule,
  projections: [savedSearches],
  exportSections: (context) => [exportSavedSearches(context)],
});
