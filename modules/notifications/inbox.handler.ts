import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '../kernel/contract.js';
import { decide } from '../kernel/decide.js';
import { Journal } from '../kernel/journal.js';
import { inboxEvents } from './inbox.events.js';
import { type InboxCommand, inboxDecider } from './inbox.js';

/** An order on one member's inbox, as the command bus carries it. */
export class OrderInbox {
  constructor(
    readonly memberId: string,
    readonly command: InboxCommand,
  ) {}
}

@CommandHandler(OrderInbox)
export class InboxHandler implements ICommandHandler<OrderInbox, Receipt> {
  constructor(private readonly journal: Journal) {}

  execute({ memberId, command }: OrderInbox): Promise<Receipt> {
    return decide(this.journal, inboxEvents, inboxDecider, memberId, command);
  }
}
