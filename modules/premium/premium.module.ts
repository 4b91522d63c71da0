import { Global, Module } from '@nestjs/common';
import { PLANS_ON_SALE } from '../payments/payments.ports.js';
import { Plans } from './plans.service.js';
import { PremiumController } from './premium.controller.js';
import { Subscriptions } from './subscriptions.service.js';

const plansOnSale = { provide: PLANS_ON_SALE, useExisting: Plans };

/** Provides PLANS_ON_SALE to payments. */
@Global()
@Module({
  controllers: [PremiumController],
  providers: [Plans, Subscriptions, plansOnSale],
  exports: [plansOnSale],
})
export class PremiumModule {}
