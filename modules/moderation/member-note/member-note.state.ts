import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { memberNoteEvents } from './member-note.events.js';

/** How many notes there are about a member. */
export interface MemberNotes {
  readonly count: number;
}

export const memberNoteState: StreamState<typeof memberNoteEvents, MemberNotes> = {
  events: memberNoteEvents,
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
};
