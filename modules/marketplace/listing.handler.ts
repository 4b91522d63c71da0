import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { handleCommand } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
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
  constructor(private readonly eventStore: DomainEventStore) {}

  execute({ listingId, command }: OrderListing): Promise<Receipt> {
    return handleCommand(this.eventStore, listingEvents, listingDecider, listingId, command);
  }
}
