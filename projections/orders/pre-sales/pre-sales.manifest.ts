import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportOrders } from './orders.export.js';
import { PreSalesModule } from './pre-sales.module.js';
import { preSales } from './pre-sales.projection.js';

export const preSalesManifest = defineManifest({
  name: 'projections/orders/pre-sales',
  nestModule: PreSalesModule,
  projections: [preSales],
  exportSections: (context) => [exportOrders(context)],
});
