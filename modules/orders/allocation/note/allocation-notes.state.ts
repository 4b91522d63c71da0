import type { StreamState } from '../../../kernel/decider/stream-decider.js';
import { allocationNotesEvents } from './allocation-notes.events.js';

/** Once the vendor is erased, nothing of it can be read. */
export interface RequestNote {
  readonly note: string;
}

export const allocationNotesState: StreamState<typeof allocationNotesEvents, RequestNote> = {
  events: allocationNotesEvents,
  initial: { note: '' },
  evolve: (_, { data: { note } }) => ({ note }),
};
