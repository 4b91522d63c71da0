import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PAYMENT_LOOKUP } from '../../../modules/payments/payments.ports.js';
import { paymentLookup } from './lookup.queries.js';
import { PaymentsReadController } from './payments.controller.js';

const lookup = {
  provide: PAYMENT_LOOKUP,
  inject: [DATABASE],
  useFactory: (db: Database) => paymentLookup(db),
};

@Global()
@Module({ controllers: [PaymentsReadController], providers: [lookup], exports: [lookup] })
export class PaymentsProjectionModule {}
