import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type BroadcastEvent, broadcastEvents } from './broadcast.events.js';

export type SentBroadcast = Extract<BroadcastEvent, { readonly type: 'BroadcastSent' }>['data'];

export interface Broadcast {
  /** Null until it is sent. */
  readonly sent: SentBroadcast | null;
  /** By a decision of a case. */
  readonly isRemoved: boolean;
}

export const broadcastState: StreamState<typeof broadcastEvents, Broadcast> = {
  events: broadcastEvents,
  initial: { sent: null, isRemoved: false },
  evolve,
};

function evolve(broadcast: Broadcast, event: BroadcastEvent): Broadcast {
  switch (event.type) {
    case 'BroadcastSent':
      return { ...broadcast, sent: event.data };
    case 'BroadcastRemoved':
      return { ...broadcast, isRemoved: true };
    case 'BroadcastReinstated':
      return { ...broadcast, isRemoved: false };
    default:
      return unreachable(event);
  }
}
