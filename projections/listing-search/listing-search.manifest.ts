import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { hideOldSold } from './after-rebuild.js';
import { exportHolds } from './holds.export.js';
import { ListingSearchModule } from './listing-search.module.js';
import { listingSearch } from './listing-search.projection.js';

export const listingSearchManifest = defineManifest({
  name: 'projections/listing-search',
  nestModule: ListingSearchModule,
  projections: [listingSearch],
  jobs: ({ db }) => [{ name: 'hide old sold listings', run: (now) => hideOldSold(db, now) }],
  exportSections: (context) => [exportHolds(context)],
});
