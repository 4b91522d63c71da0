import { defineManifest } from '../kernel/manifest/manifest.js';
import { compareJob } from './comparison/compare.job.js';
import { expirePaymentsJob } from './payment/expire-payments.job.js';
import { paymentEvents } from './payment/payment.events.js';
import { sendRefundJob } from './payment/send-refund.job.js';
import { sendRefunds } from './payment/send-refunds.reactor.js';
import { paymentsMigrations } from './payments.migrations.js';
import { PaymentsModule } from './payments.module.js';
import { sendTestWebhooksJob } from './provider/test/send-test-webhooks.job.js';
import { TestCheckoutController } from './provider/test/test-checkout.controller.js';
import { testCheckoutMigrations } from './provider/test/test-checkout.migrations.js';
import { subscriptionEvents } from './subscription/subscription.events.js';
import { deleteOldWebhooksJob } from './webhook/delete-old-webhooks.job.js';
import { followWebhookJob } from './webhook/follow-webhook.job.js';

export const paymentsManifest = defineManifest({
  name: 'payments',
  nestModule: PaymentsModule,
  migrations: [...paymentsMigrations, ...testCheckoutMigrations],
  controllers: [TestCheckoutController],
  streams: [paymentEvents, subscriptionEvents],
  reactors: () => [sendRefunds],
  jobs: (context) => [
    followWebhookJob(context),
    sendRefundJob(context),
    expirePaymentsJob(context),
    compareJob(context),
    deleteOldWebhooksJob(context),
    sendTestWebhooksJob(context),
  ],
});
