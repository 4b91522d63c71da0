import { defineManifest } from '../kernel/manifest/manifest.js';
import { TestCheckoutController } from './provider/test/test-checkout.controller.js';
import { testCheckoutMigrations } from './provider/test/test-checkout.migrations.js';

export const paymentsManifest = defineManifest({
  name: 'payments',
  migrations: testCheckoutMigrations,
  controllers: [TestCheckoutController],
});
