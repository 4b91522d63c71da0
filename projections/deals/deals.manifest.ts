import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { DealsReadController } from './deals.controller.js';
import { exportDeals } from './deals.export.js';
import { deals } from './deals.projection.js';

export const dealsProjectionManifest = defineManifest({
  name: 'projections/deals',
  controllers: [DealsReadController],
  projections: [deals],
  exportSections: (context) => [exportDeals(context)],
});
