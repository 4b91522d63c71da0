import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { PRE_SALES } from '../../../modules/orders/pre-sales.ports.js';
import { SHOW_ENTRANTS } from '../../../modules/orders/show/show-entrants.ports.js';
import { GateListController } from './gate-list.controller.js';
import { OrdersReadController } from './orders.controller.js';
import { PreSalesReadController } from './pre-sales.controller.js';
import { preSalesAnswers } from './pre-sales.queries.js';
import { showEntrants } from './show-entrants.queries.js';

const preSales = {
  provide: PRE_SALES,
  inject: [DATABASE],
  useFactory: (db: Database) => preSalesAnswers(db),
};

const entrants = {
  provide: SHOW_ENTRANTS,
  inject: [DATABASE, DomainEventStore, BLOCKED_PAIRS],
  useFactory: (db: Database, { keys }: DomainEventStore, blocks: BlockedPairs) =>
    showEntrants({ db, keys, blocks }),
};

@Global()
@Module({
  controllers: [PreSalesReadController, OrdersReadController, GateListController],
  providers: [preSales, entrants],
  exports: [preSales, entrants],
})
export class OrdersProjectionModule {}
