import { defineManifest } from '../kernel/manifest/manifest.js';
import { orderDetailsEvents } from './details/order-details.events.js';
import { endOrderPaymentJob, endOrderPayments } from './order/end-order-payments.job.js';
import { tellBuyers } from './order/tell-buyers.reactor.js';
import { OrdersModule } from './orders.module.js';
import { giveUpForErased, giveUpForErasedJob } from './pre-sale/give-up-for-erased.job.js';
import { preSaleEvents } from './pre-sale/pre-sale.events.js';
import { takenSpaces } from './pre-sale/taken-spaces.js';
import { tellOfRenewalJob, tellOfRenewals } from './pre-sale/tell-of-renewal.job.js';
import { tendPreSalesJob } from './pre-sale/tend-pre-sales.job.js';
import { offerFromWaitlist } from './waitlist/offer-from-waitlist.reactor.js';

export const ordersManifest = defineManifest({
  name: 'orders',
  nestModule: OrdersModule,
  streams: [preSaleEvents, orderDetailsEvents],
  reactors: (context) => [
    offerFromWaitlist(context),
    endOrderPayments,
    giveUpForErased,
    tellBuyers(context),
    tellOfRenewals(context),
  ],
  jobs: (context) => [
    tendPreSalesJob(context),
    endOrderPaymentJob(context),
    giveUpForErasedJob(context),
    tellOfRenewalJob(context),
  ],
  takenSpaces,
});
