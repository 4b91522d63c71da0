import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decide } from '../kernel/decider/handle-command.js';
import { Journal } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { type ListingCommand, listingDecider } from './listing/listing.decider.js';
import { listingEvents } from './listing/listing.events.js';

/** An order on one listing, as the command bus carries it. */
export class OrderListing {
  constructor(
    readonly listingId: string,
    readonly command: ListingCommand,
  ) {}
}

@CommandHandler(OrderListing)
export class ListingHandler implements ICommandHandler<OrderListing, Receipt> {
  constructor(private readonly journal: Journal) {}

  execute({ listingId, command }: OrderListing): Promise<Receipt> {
    return decide(this.journal, listingEvents, listingDecider, listingId, command);
  }
}
