import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { SoldPricesModule } from './sold-prices.module.js';
import { soldPrices } from './sold-prices.projection.js';

export const soldPricesManifest = defineManifest({
  name: 'projections/analytics/sold-prices',
  nestModule: SoldPricesModule,
  projections: [soldPrices],
});
