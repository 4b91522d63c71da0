import type { EventOf, StreamDefinition } from '../event-store/events.js';
import type { Decider, DomainEvent } from './decider.js';

/** How the state of one kind of stream follows from its events: what other modules and projections may know of it. */
export interface StreamState<Events extends StreamDefinition, State>
  extends Pick<Decider<State, never, EventOf<Events> & DomainEvent>, 'initial' | 'evolve' | 'fold'> {
  readonly events: Events;
}

/** The rules of one kind of stream, with its events: the target of `dispatch`. */
export interface StreamDecider<Events extends StreamDefinition, State, Command>
  extends StreamState<Events, State>,
    Decider<State, Command, EventOf<Events> & DomainEvent> {}
