import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type ReactionEvent, type ReactionKind, reactionEvents } from './reaction.events.js';

export interface Reaction {
  /** null: none, or taken back. */
  readonly kind: ReactionKind | null;
}

export const reactionState: StreamState<typeof reactionEvents, Reaction> = {
  events: reactionEvents,
  initial: { kind: null },
  evolve,
};

function evolve(_: Reaction, event: ReactionEvent): Reaction {
  switch (event.type) {
    case 'ReactionGiven':
      return { kind: event.data.kind };
    case 'ReactionTaken':
      return { kind: null };
    default:
      return unreachable(event);
  }
}
