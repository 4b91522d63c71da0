import { Global, Module } from '@nestjs/common';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { SALE_FEEDBACK, type SaleFeedback } from '../marketplace/sale-feedback.ports.js';
import { DealsController } from './deals.controller.js';
import { Deals } from './deals.service.js';
import { isSaleRated } from './sale-feedback.js';

const feedback = {
  provide: SALE_FEEDBACK,
  inject: [DomainEventStore],
  useFactory: (eventStore: DomainEventStore): SaleFeedback => ({
    isRated: (listingId, listing) => isSaleRated(eventStore, listingId, listing),
  }),
};

@Global()
@Module({ controllers: [DealsController], providers: [Deals, feedback], exports: [feedback] })
export class DealsModule {}
