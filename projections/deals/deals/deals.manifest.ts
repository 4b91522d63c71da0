import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportDeals } from './deals.export.js';
import { DealsProjectionModule } from './deals.module.js';
import { deals } from './deals.projection.js';

export const dealsProjectionManifest = defineManifest({
  name: 'projections/deals/deals',
  nestModule: DealsProjectionModule,
  projections: [deals],
  exportSections: (context) => [exportDeals(context)],
});
