import { defineManifest } from '../kernel/manifest/manifest.js';
import { paymentEvents } from './payment/payment.events.js';
import { paymentsMigrations } from './payments.migrations.js';
import { PaymentsModule } from './payments.module.js';
import { TestCheckoutController } from './provider/test/test-checkout.controller.js';
import { testCheckoutMigrations } from './provider/test/test-checkout.migrations.js';
import { subscriptionEvents } from './subscription/subscription.events.js';

export const paymentsManifest = defineManifest({
  name: 'payments',
  nestModule: PaymentsModule,
  migrations: [...paymentsMigrations, ...testCheckoutMigrations],
  controllers: [TestCheckoutController],
  streams: [paymentEvents, subscriptionEvents],
});
