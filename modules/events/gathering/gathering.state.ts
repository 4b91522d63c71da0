import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GatheringEvent, gatheringEvents } from './gathering.events.js';

export interface Gathering {
  readonly status: 'none' | 'published' | 'cancelled';
  readonly organizerId: string;
  /** ISO-8601 UTC */
  readonly endsAt: string;
}

export const gatheringState: StreamState<typeof gatheringEvents, Gathering> = {
  events: gatheringEvents,
  initial: { status: 'none', organizerId: '', endsAt: '' },
  evolve,
};

function evolve(gathering: Gathering, event: GatheringEvent): Gathering {
  switch (event.type) {
    case 'GatheringPublished':
      return { status: 'published', organizerId: event.data.organizerId, endsAt: event.data.endsAt };
    case 'GatheringCancelled':
      return { ...gathering, status: 'cancelled' };
    default:
      return unreachable(event);
  }
}
