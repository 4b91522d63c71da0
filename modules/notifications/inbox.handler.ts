import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { handleCommand } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
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
  constructor(private readonly eventStore: DomainEventStore) {}

  execute({ memberId, command }: OrderInbox): Promise<Receipt> {
    return handleCommand(this.eventStore, inboxEvents, inboxDecider, memberId, command);
  }
}
