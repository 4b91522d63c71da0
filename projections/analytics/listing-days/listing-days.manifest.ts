import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportFigures } from './figures.export.js';
import { ListingDaysModule } from './listing-days.module.js';
import { listingDays } from './listing-days.projection.js';

export const listingDaysManifest = defineManifest({
  name: 'projections/analytics/listing-days',
  nestModule: ListingDaysModule,
  projections: [listingDays],
  exportSections: (context) => [exportFigures(context)],
});
