import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRE_SALE_LOOKUP } from '../../../modules/orders/orders.ports.js';
import { preSaleLookup } from './pre-sales.queries.js';

const lookup = {
  provide: PRE_SALE_LOOKUP,
  inject: [DATABASE],
  useFactory: (db: Database) => preSaleLookup(db),
};

@Global()
@Module({ providers: [lookup], exports: [lookup] })
export class PreSalesModule {}
