import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRE_SALES } from '../../../modules/orders/pre-sales.ports.js';
import { GateListController } from './gate-list.controller.js';
import { OrdersReadController } from './orders.controller.js';
import { PreSalesReadController } from './pre-sales.controller.js';
import { preSalesAnswers } from './pre-sales.queries.js';

const preSales = {
  provide: PRE_SALES,
  inject: [DATABASE],
  useFactory: (db: Database) => preSalesAnswers(db),
};

@Global()
@Module({
  controllers: [PreSalesReadController, OrdersReadController, GateListController],
  providers: [preSales],
  exports: [preSales],
})
export class OrdersProjectionModule {}
