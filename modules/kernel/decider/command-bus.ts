import 'reflect-metadata';
import type { ModuleRef } from '@nestjs/core';
import { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { CommandBus, CommandHandler, Command as CqrsCommand, type ICommandHandler } from '@nestjs/cqrs';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { EventOf, StreamDefinition } from '../event-store/events.js';
import type { Receipt } from '../http/contract.js';
import type { CommandMetadata } from './decider.js';
import { type CommandHints, handleCommand } from './handle-command.js';
import type { StreamDecider } from './stream-decider.js';

/** Send a command to one stream; the only way to write events, for controllers, reactors, processes, jobs and tools alike.
 *  errors  whatever the decider refuses; IDEMPOTENCY_KEY_REUSED (unprocessable); StoreUnavailable
 *  source  ADR 0019 */
export function dispatch<Events extends StreamDefinition, State, Command extends AnyCommand>(
  bus: CommandBus,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  command: Command,
  hints?: CommandHints<EventOf<Events>['type']>,
): Promise<Receipt> {
  return bus.execute(new StreamCommand(decider, id, command, hints));
}

/** A command of one stream, as the bus carries it. */
export class StreamCommand<
  Events extends StreamDefinition = StreamDefinition,
  State = unknown,
  Command extends AnyCommand = AnyCommand,
> extends CqrsCommand<Receipt> {
  constructor(
    readonly decider: StreamDecider<Events, State, Command>,
    readonly id: string,
    readonly command: Command,
    readonly hints?: CommandHints,
  ) {
    super();
  }
}

/** A process opens one bus, whether it starts Nest or not, including the worker and the CLI. */
export function openCommandBus(eventStore: DomainEventStore): CommandBus {
  const bus = new CommandBus(undefined as unknown as ModuleRef); // only request-scoped handlers need it
  const instance = new StreamCommandHandler(eventStore);
  bus.register([new InstanceWrapper({ metatype: StreamCommandHandler, instance, isResolved: true })]);
  return bus;
}

type AnyCommand = { readonly meta: CommandMetadata };

@CommandHandler(StreamCommand)
class StreamCommandHandler implements ICommandHandler<StreamCommand> {
  constructor(private readonly eventStore: DomainEventStore) {}

  execute({ decider, id, command, hints }: StreamCommand): Promise<Receipt> {
    return handleCommand(this.eventStore, decider, id, command, hints);
  }
}
