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
    Decider<State, Command, EventOf<Events> & DomainEvent> {
  /** How many events of one sender a stream holds; left out, 2,000 (`mostEvents`). Each command reads them all.
   *  source  ADR 0057 */
  readonly most?: number;
  /** Whether a command is carried out beyond that: what ends something, and what follows from elsewhere. Left out, none is. */
  readonly isAlwaysCarriedOut?: (command: Command) => boolean;
}

/** Events of one sender in one stream, where its decider says nothing else. */
export const mostEvents = 2_000;
