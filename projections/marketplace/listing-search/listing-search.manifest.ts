import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { hideOldSoldListings } from './hide-old-sold.job.js';
import { exportHolds } from './holds.export.js';
import { ListingSearchModule } from './listing-search.module.js';
import { listingSearch } from './listing-search.projection.js';

export const listingSearchManifest = defineManifest({
  name: 'projections/marketplace/listing-search',
  nestModule: ListingSearchModule,
  projections: [listingSearch],
  jobs: (context) => [hideOldSoldListings(context)],
  exportSections: (context) => [exportHolds(context)],
});
