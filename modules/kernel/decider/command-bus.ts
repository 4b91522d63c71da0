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
import { WarmStreams } from './warm-streams.js';

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
  const warm = new WarmStreams(eventStore);
  warmStreamsOf.set(bus, warm);
  const instance = new StreamCommandHandler(eventStore, warm);
  bus.register([new InstanceWrapper({ metatype: StreamCommandHandler, instance, isResolved: true })]);
  return bus;
}

/** Look at the state of a warm stream, without folding all of it again. What `look` returns must not hold a part that changes.
 *  source  ADR 0110 */
export function lookAt<Events extends StreamDefinition, State, Command extends AnyCommand, Seen>(
  bus: CommandBus,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  look: (state: State, version: number) => Seen,
): Promise<Seen> {
  return warmOf(bus).of(decider, id).look(look);
}

/** How many are before a command in the line of its warm stream, in this process; undefined when it does not wait there. */
export function placeInLine<Events extends StreamDefinition, State, Command extends AnyCommand>(
  bus: CommandBus,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  commandId: string,
): number | undefined {
  return warmOf(bus).of(decider, id).placeOf(commandId);
}

const warmStreamsOf = new WeakMap<CommandBus, WarmStreams>();

function warmOf(bus: CommandBus): WarmStreams {
  const warm = warmStreamsOf.get(bus);
  if (!warm) throw new Error('This bus was not opened by openCommandBus');
  return warm;
}

type AnyCommand = { readonly meta: CommandMetadata };

@CommandHandler(StreamCommand)
class StreamCommandHandler implements ICommandHandler<StreamCommand> {
  constructor(
    private readonly eventStore: DomainEventStore,
    private readonly warm: WarmStreams,
  ) {}

  execute({ decider, id, command, hints }: StreamCommand): Promise<Receipt> {
    if (decider.isWarm) return this.warm.of(decider, id).execute(command, hints);
    return handleCommand(this.eventStore, decider, id, command, hints);
  }
}
