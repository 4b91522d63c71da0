import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GatheringEvent, gatheringEvents } from './gathering.events.js';

export interface Gathering {
  readonly status: 'none' | 'published' | 'cancelled';
  readonly organizerId: string;
  /** False while its organizer is suspended, or may not organize. */
  readonly hasOrganizer: boolean;
  /** ISO-8601 UTC */
  readonly endsAt: string;
  /** By a decision of a case; it may be cancelled besides. */
  readonly isRemoved: boolean;
}

export const gatheringState: StreamState<typeof gatheringEvents, Gathering> = {
  events: gatheringEvents,
  initial: { status: 'none', organizerId: '', hasOrganizer: false, endsAt: '', isRemoved: false },
  evolve,
};

function evolve(gathering: Gathering, event: GatheringEvent): Gathering {
  switch (event.type) {
    case 'GatheringPublished':
      return {
        ...gathering,
        status: 'published',
        organizerId: event.data.organizerId,
        hasOrganizer: true,
        endsAt: event.data.endsAt,
      };
    case 'GatheringCancelled':
      return { ...gathering, status: 'cancelled' };
    case 'GatheringRemoved':
      return { ...gathering, isRemoved: true };
    case 'GatheringReinstated':
      return { ...gathering, isRemoved: false };
    case 'OrganizerLost':
      return { ...gathering, hasOrganizer: false };
    case 'OrganizerRegained':
      return { ...gathering, hasOrganizer: true };
    default:
      return unreachable(event);
  }
}
