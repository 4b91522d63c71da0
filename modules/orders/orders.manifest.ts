import { defineManifest } from '../kernel/manifest/manifest.js';
import { allocationEvents } from './allocation/allocation.events.js';
import { allocationNotesEvents } from './allocation/note/allocation-notes.events.js';
import { ballotEvents } from './ballot/ballot.events.js';
import { orderDetailsEvents } from './details/order-details.events.js';
import { endOrderPaymentJob, endOrderPayments } from './order/end-order-payments.job.js';
import { ordersMigrations } from './orders.migrations.js';
import { OrdersModule } from './orders.module.js';
import { giveUpForErased, giveUpForErasedJob } from './pre-sale/give-up-for-erased.job.js';
import { preSaleEvents } from './pre-sale/pre-sale.events.js';
import { takenSpaces } from './pre-sale/taken-spaces.js';
import { tendPreSalesJob } from './pre-sale/tend-pre-sales.job.js';
import { giveDashNumbers } from './show/give-dash-numbers.reactor.js';
import { showEvents } from './show/show.events.js';
import { offerFromWaitlist } from './waitlist/offer-from-waitlist.reactor.js';

export const ordersManifest = defineManifest({
  name: 'orders',
  nestModule: OrdersModule,
  migrations: ordersMigrations,
  streams: [
    preSaleEvents,
    orderDetailsEvents,
    allocationEvents,
    allocationNotesEvents,
    showEvents,
    ballotEvents,
  ],
  reactors: (context) => [
    offerFromWaitlist(context),
    endOrderPayments,
    giveUpForErased,
    giveDashNumbers(context),
  ],
  jobs: (context) => [tendPreSalesJob(context), endOrderPaymentJob(context), giveUpForErasedJob(context)],
  takenSpaces,
});
