import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '../kernel/contract.js';
import { decide } from '../kernel/decide.js';
import { Journal } from '../kernel/journal.js';
import { listingEvents } from './listing.events.js';
import { type ListingCommand, listingDecider } from './listing.js';

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
