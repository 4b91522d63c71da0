import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../modules/kernel/decider/decider.js';
import type { StreamDecider } from '../../modules/kernel/decider/stream-decider.js';
import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { type NewEvent, WrongVersion } from '../../modules/kernel/event-store/event-store.js';
import { type EventOf, type StreamDefinition, streamOf } from '../../modules/kernel/event-store/events.js';

export interface AppendDeps {
  readonly eventStore: DomainEventStore;
  readonly bus: CommandBus;
}

/** Carry out commands of one stream by one append: the rules decide each on the state that the previous commands
 *  led to. The events are those that the command bus would write, without reading them again. A stream that somebody
 *  else wrote to at the same time gets its commands over the bus.
 *  in      before: the events of the stream, as an earlier call returned them
 *  out     the events of the stream
 *  errors  whatever the decider refuses */
export async function appendCommands<
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  { eventStore, bus }: AppendDeps,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  commands: readonly Command[],
  before: readonly EventOf<Events>[] = [],
): Promise<readonly EventOf<Events>[]> {
  const history = [...before];
  const encoded: NewEvent[] = [];
  const folding = decider.begin?.();
  for (const event of history) folding?.change(event);
  for (const command of commands) {
    const decided = decider.decide(command, folding?.state() ?? foldEvents(decider, history));
    for (const event of decided) folding?.change(event);
    for (const [nth, event] of decided.entries())
      encoded.push(await eventStore.encode(decider.events, id, event, nth, command.meta));
    history.push(...decided);
  }
  if (!encoded.length) return history;
  try {
    await eventStore.log.append(streamOf(decider.events, id), encoded, before.length || 'none');
  } catch (error) {
    if (!(error instanceof WrongVersion)) throw error;
    for (const command of commands) await dispatch(bus, decider, id, command);
  }
  return history;
}
