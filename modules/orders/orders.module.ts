import { Module } from '@nestjs/common';
import { AllocationReads } from './allocation/allocation-reads.service.js';
import { AllocationsController } from './allocation/allocations.controller.js';
import { Allocations } from './allocation/allocations.service.js';
import { Requests } from './allocation/requests.service.js';
import { CheckInsController } from './check-in/check-ins.controller.js';
import { CheckIns } from './check-in/check-ins.service.js';
import { OrderIds } from './order/order-ids.service.js';
import { OrderPayments } from './order/order-payments.service.js';
import { OrdersController } from './order/orders.controller.js';
import { Orders } from './order/orders.service.js';
import { TeamOrders } from './order/team-orders.service.js';
import { PreSalesController } from './pre-sale/pre-sales.controller.js';
import { PreSales } from './pre-sale/pre-sales.service.js';
import { ShowsController } from './show/shows.controller.js';
import { Shows } from './show/shows.service.js';

@Module({
  controllers: [
    PreSalesController,
    OrdersController,
    CheckInsController,
    AllocationsController,
    ShowsController,
  ],
  providers: [
    PreSales,
    TeamOrders,
    Orders,
    OrderIds,
    OrderPayments,
    CheckIns,
    Allocations,
    Requests,
    AllocationReads,
    Shows,
  ],
})
export class OrdersModule {}
