import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { handleCommand } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { type GatheringCommand, gatheringDecider } from './gathering/gathering.decider.js';
import { gatheringEvents } from './gathering/gathering.events.js';

/** An order on one gathering, as the command bus carries it. */
export class OrderGathering {
  constructor(
    readonly gatheringId: string,
    readonly command: GatheringCommand,
  ) {}
}

@CommandHandler(OrderGathering)
export class GatheringHandler implements ICommandHandler<OrderGathering, Receipt> {
  constructor(private readonly eventStore: DomainEventStore) {}

  execute({ gatheringId, command }: OrderGathering): Promise<Receipt> {
    return handleCommand(this.eventStore, gatheringEvents, gatheringDecider, gatheringId, command);
  }
}
