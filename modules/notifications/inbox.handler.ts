import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decide } from '../kernel/decider/handle-command.js';
import { Journal } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { type InboxCommand, inboxDecider } from './inbox/inbox.decider.js';
import { inboxEvents } from './inbox/inbox.events.js';

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
