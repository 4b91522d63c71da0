import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '../kernel/contract.js';
import { decide } from '../kernel/decide.js';
import { Journal } from '../kernel/journal.js';
import { gatheringEvents } from './gathering.events.js';
import { type GatheringCommand, gatheringDecider } from './gathering.js';

/** An order on one gathering, as the command bus carries it. */
export class OrderGathering {
  constructor(
    readonly gatheringId: string,
    readonly command: GatheringCommand,
  ) {}
}

@CommandHandler(OrderGathering)
export class GatheringHandler implements ICommandHandler<OrderGathering, Receipt> {
  constructor(private readonly journal: Journal) {}

  execute({ gatheringId, command }: OrderGathering): Promise<Receipt> {
    return decide(this.journal, gatheringEvents, gatheringDecider, gatheringId, command);
  }
}
