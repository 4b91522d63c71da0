import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { PaymentsProjectionModule } from './payments.module.js';
import { payments } from './payments.projection.js';

export const paymentsProjectionManifest = defineManifest({
  name: 'projections/payments/payments',
  nestModule: PaymentsProjectionModule,
  projections: [payments],
});
