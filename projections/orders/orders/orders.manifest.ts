import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { OrdersProjectionModule } from './orders.module.js';
import { orders } from './orders.projection.js';

export const ordersProjectionManifest = defineManifest({
  name: 'projections/orders/orders',
  nestModule: OrdersProjectionModule,
  projections: [orders],
});
