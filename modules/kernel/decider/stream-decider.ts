import type { EventOf, StreamDefinition } from '../event-store/events.js';
import type { Decider, DomainEvent } from './decider.js';

/** How the state of one kind of stream is derived from its events: the part that other modules and projections may use. */
export interface StreamState<Events extends StreamDefinition, State>
  extends Pick<
    Decider<State, never, EventOf<Events> & DomainEvent>,
    'initial' | 'evolve' | 'fold' | 'begin'
  > {
  readonly events: Events;
}

/** The rules of one kind of stream, with its events: the target of `dispatch`. */
export interface StreamDecider<Events extends StreamDefinition, State, Command>
  extends StreamState<Events, State>,
    Decider<State, Command, EventOf<Events> & DomainEvent> {
  /** The maximum number of events of one sender in a stream; left out, 2,000 (`maxEvents`). Each command reads them all.
   *  source  ADR 0057 */
  readonly max?: number;
  /** Whether a command is allowed beyond the limit: commands that end something, and system commands. Left out, none is. */
  readonly isAlwaysCarriedOut?: (command: Command) => boolean;
  /** Its states are kept in memory, and its commands wait in one line for each stream: for streams that many write at once, and that grow long. The state
   *  is folded in place, and has no personal fields, since an erasure does not reach it.
   *  source  ADR 0110 */
  readonly isWarm?: boolean;
}

/** The default maximum number of events of one sender in one stream. */
export const maxEvents = 2_000;
