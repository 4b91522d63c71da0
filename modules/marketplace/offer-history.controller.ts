import { Controller, Inject } from '@nestjs/common';
import { foldEvents } from '../kernel/decider/decider.js';
import { notFound } from '../kernel/decider/errors.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { listingEvents } from './listing/listing.events.js';
import { listingState } from './listing/listing.state.js';
import { offerHistoryOf, priceCuts } from './listing/offer-history.rules.js';
import { publicStatuses } from './listing.schemas.js';
import { getOfferHistory } from './marketplace.contract.js';
import { OFFERED_ITEMS, type OfferedItems } from './offered-items.ports.js';

/** The price history of an item, from the streams of its listings: read on demand, because few pages ask for it. */
@Controller()
export class OfferHistoryController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(OFFERED_ITEMS) private readonly offeredItems: OfferedItems,
  ) {}

  @Route(getOfferHistory)
  async tell(
    @Input() { params }: RouteInput<typeof getOfferHistory>,
  ): Promise<ResponseOf<typeof getOfferHistory>> {
    const own = await this.eventStore.read(listingEvents, params.id);
    const { status, sellerId } = foldEvents(listingState, own);
    if (!(publicStatuses as readonly string[]).includes(status))
      throw notFound('LISTING_NOT_FOUND', { message: 'This listing no longer exists.' });
    const others = await this.offeredItems.otherListingsOf(params.id, sellerId);
    const histories = await Promise.all(others.map((id) => this.eventStore.read(listingEvents, id)));
    const history = offerHistoryOf([own, ...histories]);
    return {
      firstOfferedAt: history.firstOfferedAt,
      priceCuts: priceCuts(history),
      prices: history.prices.map(({ at, cents }) => ({ at, price: cents / 100 })),
    };
  }
}
