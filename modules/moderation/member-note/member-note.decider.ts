import { type Command, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { memberNoteEvents } from './member-note.events.js';
import { type MemberNotes, memberNoteState } from './member-note.state.js';

/** The actor is staff. */
export type MemberNoteCommand = Command<'NoteMember', { readonly memberId: string; readonly note: string }>;

export const maxMemberNotes = 500;

/** out     [MemberNoted]
 *  errors  OWN_NOTES (forbidden), TOO_MANY_NOTES (conflict) */
export const memberNoteDecider: StreamDecider<typeof memberNoteEvents, MemberNotes, MemberNoteCommand> = {
  ...memberNoteState,
  decide: ({ memberId, note, meta }, { count }) => {
    if (meta.actor.id === memberId)
      throw forbidden('OWN_NOTES', { message: 'Notes about you are for your colleagues.' });
    if (count >= maxMemberNotes)
      throw conflict('TOO_MANY_NOTES', {
        message: `There are ${maxMemberNotes} notes about this member already.`,
      });
    return [event('MemberNoted', { memberId, noteId: meta.commandId, notedBy: meta.actor.id, note })];
  },
};
