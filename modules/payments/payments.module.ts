import { Global, Module } from '@nestjs/common';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import type { Database } from '../kernel/postgres/database.js';
import { Comparison } from './comparison/comparison.service.js';
import { Looks } from './look/looks.service.js';
import { PaymentOrders } from './payment/payment-orders.service.js';
import { PaymentsController } from './payments.controller.js';
import { DIFFERENCES, PAYMENTS } from './payments.ports.js';
import { PaymentsService } from './payments.service.js';
import { PAYMENT_PROVIDER } from './provider/payment-provider.js';
import { providerOf } from './provider/provider-of.js';
import { Subscriptions } from './subscription/subscriptions.service.js';
import { WebhookInbox } from './webhook/webhook-inbox.js';

const differences = { provide: DIFFERENCES, useExisting: Comparison };
const payments = { provide: PAYMENTS, useClass: PaymentsService };
const provider = {
  provide: PAYMENT_PROVIDER,
  inject: [ENVIRONMENT, DATABASE, CLOCK, MASTER_SECRET],
  useFactory: (environment: Environment, db: Database, clock: Clock, secret: string) =>
    providerOf({ environment, db, clock, secret }),
};

/** Provides PAYMENTS and DIFFERENCES to every module. */
@Global()
@Module({
  controllers: [PaymentsController],
  providers: [provider, Looks, PaymentOrders, Subscriptions, payments, WebhookInbox, Comparison, differences],
  exports: [payments, differences],
})
export class PaymentsModule {}
