import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type ErasureEvent, erasureEvents } from './erasure.events.js';

export type Erasure =
  | { readonly status: 'none' | 'performed' }
  | { readonly status: 'requested'; readonly dueAt: string };

export const erasureState: StreamState<typeof erasureEvents, Erasure> = {
  events: erasureEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(_: Erasure, event: ErasureEvent): Erasure {
  switch (event.type) {
    case 'ErasureRequested':
      return { status: 'requested', dueAt: event.data.dueAt };
    case 'ErasureCancelled':
      return { status: 'none' };
    case 'ErasurePerformed':
      return { status: 'performed' };
    default:
      return unreachable(event);
  }
}
