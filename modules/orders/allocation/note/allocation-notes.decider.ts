import { type Command, event } from '../../../kernel/decider/decider.js';
import type { StreamDecider } from '../../../kernel/decider/stream-decider.js';
import type { allocationNotesEvents } from './allocation-notes.events.js';
import { allocationNotesState, type RequestNote } from './allocation-notes.state.js';

/** By the member whose request it is: the service checks that. */
export type AllocationNotesCommand = Command<
  'NoteRequest',
  { readonly dateId: string; readonly note: string }
>;

/** events  [RequestNoted]; [] for the same words again
 *  source  README, Allocation 2 */
export const allocationNotesDecider: StreamDecider<
  typeof allocationNotesEvents,
  RequestNote,
  AllocationNotesCommand
> = {
  ...allocationNotesState,
  decide: ({ dateId, note, meta }, before) =>
    before.note === note ? [] : [event('RequestNoted', { memberId: meta.actor.id, dateId, note })],
};
